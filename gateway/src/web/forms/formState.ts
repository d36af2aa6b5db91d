/** What a form is told after it was sent. Fields are named as in the form. */
export interface FormState<Field extends string = string> {
  /** Counts the answers, so that the page notices each of them. */
  round: number;
  /** What is wrong, field by field; `form` is what belongs to none. */
  errors: Partial<Record<Field | 'form', string>>;
  /** What was typed, for browsers without scripts. Passwords are not sent back. */
  values: Partial<Record<Field, string>>;
  /** What has been done. */
  done?: string;
}

export const initialState: FormState<never> = { round: 0, errors: {}, values: {} };
