import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
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
/** Browsers draw the button that empties a search in a look of their own; this cross is that of the site's other buttons. Without quotes of its own, whichever stand around it. */
const cross =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22 fill=%22none%22 stroke=%22%23000%22 stroke-width=%221.75%22 stroke-linecap=%22round%22%3E%3Cpath d=%22M18 6 6 18M6 6l12 12%22/%3E%3C/svg%3E';
const SearchInput = styled(Input)`
  &::-webkit-search-cancel-button {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin-inline-start: ${theme.space.xs};
    background: ${theme.color.textMuted};
    mask: url('${cross}') center / 1.25rem no-repeat;
    cursor: pointer;

    &:hover {
      background: ${theme.color.text};
    }

    @media (forced-colors: active) {
      background: ButtonText;
    }
  }
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
        const Line = rest.type === 'search' ? SearchInput : Input;
        return <Line type="text" {...rest} {...control} />;
      }}
    </Field>
  );
}
