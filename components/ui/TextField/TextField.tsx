import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { Field, type FieldTexts } from '@/components/ui/Field/Field';
import { controlLook } from '@/components/ui/Field/Field.styles';

type TextFieldProps = FieldTexts &
  (
    | ({ multiline?: false } & Omit<ComponentPropsWithRef<'input'>, 'id'>)
    | ({ multiline: true } & Omit<ComponentPropsWithRef<'textarea'>, 'id'>)
  );

const Input = styled.input`
  ${controlLook}
`;
const TextArea = styled.textarea`
  ${controlLook}
  min-height: 9rem;
  resize: vertical;
`;

/** A line of text, or several with `multiline`. Takes every property of the native element. */
export function TextField({ label, hint, error, ...native }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        if (native.multiline) {
          const { multiline: _, ...rest } = native;
          return <TextArea rows={6} {...rest} {...control} />;
        }
        const { multiline: _, ...rest } = native;
        return <Input type="text" {...rest} {...control} />;
      }}
    </Field>
  );
}
