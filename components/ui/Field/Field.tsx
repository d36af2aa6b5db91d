import { useId, type ReactNode } from 'react';

import { Fault, Frame, Hint, Label } from './Field.styles';

/** Attributes that a field passes to its control. */
export interface ControlProps {
  /** Joins the control to its label. */
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: string;
  /** Hint: the value to enter, or the reason for asking. */
  hint?: string;
  /** The error and how to correct it; shown below the control. */
  error?: string;
}

interface FieldProps extends FieldTexts {
  /** Draws the control with the names that join it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, hint and error of one control, tied to it for everybody.
 * @avoid Directly in a form: `TextField`, `SelectField` and `PasswordField` are made with it.
 * @accessibility Ties label, hint and error to the control, so that they are read out together.
 */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <Fault id={errorId}>{error}</Fault>}
    </Frame>
  );
}
