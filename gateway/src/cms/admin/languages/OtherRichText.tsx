'use client';

import { RenderLexical } from '@payloadcms/richtext-lexical/client';
import { useDocumentInfo } from '@payloadcms/ui';
import { type ComponentProps, useRef } from 'react';

interface Props {
  schemaPath: string;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The editor of a formatted text in the other language, as that of the form. */
export function OtherRichText({ schemaPath, path, value, onChange }: Props) {
  const { globalSlug } = useDocumentInfo();
  const isUsed = useRef(false);
  const use = () => {
    isUsed.current = true;
  };
  return (
    <div onKeyDownCapture={use} onPointerDownCapture={use} onPasteCapture={use}>
      <RenderLexical
        name={`other-${path}`}
        label={false}
        schemaPath={`${globalSlug ? 'global' : 'collection'}.${schemaPath}`}
        initialValue={value}
        value={value as ComponentProps<typeof RenderLexical>['value']}
        // The editor tidies what it is given: that is no change by a person.
        setValue={(text: unknown) => isUsed.current && onChange(text)}
      />
    </div>
  );
}
