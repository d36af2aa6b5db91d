import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { Field, type FieldTexts } from '@/components/ui/Field/Field';
import { controlLook } from '@/components/ui/Field/Field.styles';

type TextFieldProps = FieldTexts &
  (
    | ({
        /** Several lines, as high as six of them at first, instead of one. */
        multiline?: false;
      } & Omit<ComponentPropsWithRef<'input'>, 'id'>)
    | ({
        /** Several lines, as high as six of them at first, instead of one. */
        multiline: true;
      } & Omit<ComponentPropsWithRef<'textarea'>, 'id'>)
  );

const Input = styled.input`
  ${controlLook}
`;
const TextArea = styled.textarea`
  ${controlLook}
  min-height: 9rem;
  resize: vertical;
`;

/**
 * A line of text, or several with `multiline`. Takes every property of the native element.
 * @avoid For dates, amounts and countries where a choice is shorter. With the hint as a placeholder: it
 *   goes away.
 * @accessibility Give `autoComplete` and `inputMode` wherever they fit: they save typing for everybody.
 * @example Do, as an error: “Enter an e-mail address such as name@firma.de.” Don't: “Invalid input.”
 */
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
