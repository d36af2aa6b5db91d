/** State of a form after it was sent. Fields are named as in the form. */
export interface FormState<Field extends string = string> {
  /** Counts the answers, so that the page notices each of them. */
  round: number;
  /** Errors by field; `form` holds the error that belongs to no field. */
  errors: Partial<Record<Field | 'form', string>>;
  /** The typed values, for browsers without scripts. Passwords are not sent back. */
  values: Partial<Record<Field, string>>;
  /** Message about the success. */
  done?: string;
}

export const initialState: FormState<never> = { round: 0, errors: {}, values: {} };
