'use client';

import { RenderLexical } from '@payloadcms/richtext-lexical/client';
import { useDocumentInfo } from '@payloadcms/ui';
import { type ComponentProps, useRef } from 'react';

import { useShownText } from './useShownText';

interface Props {
  schemaPath: string;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/**
 * The editor of a formatted text in the other language, as that of the form. Payload draws it anew, without its focus, when
 * it is given another text than it has; so it is not given what is typed in it.
 */
export function OtherRichText({ schemaPath, path, value, onChange }: Props) {
  const { globalSlug } = useDocumentInfo();
  const isUsed = useRef(false);
  const { shown, focus } = useShownText(value);
  const use = () => {
    isUsed.current = true;
  };
  return (
    <div
      {...focus}
      onKeyDownCapture={use}
      onPointerDownCapture={use}
      onPasteCapture={use}
      // Dictation, extensions that write, words that are dragged in, and keyboards that compose.
      onBeforeInputCapture={use}
      onInputCapture={use}
      onDropCapture={use}
      onCompositionStartCapture={use}
    >
      <RenderLexical
        name={`other-${path}`}
        label={false}
        schemaPath={`${globalSlug ? 'global' : 'collection'}.${schemaPath}`}
        initialValue={shown}
        value={shown as ComponentProps<typeof RenderLexical>['value']}
        // The editor tidies what it is given: that is no change by a person.
        setValue={(text: unknown) => isUsed.current && onChange(text)}
      />
    </div>
  );
}
