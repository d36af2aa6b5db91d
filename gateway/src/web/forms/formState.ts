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

/** State of a form that strangers can send. */
export interface GuardedState extends FormState {
  /** After many tries each further one needs a captcha. */
  needsCaptcha?: boolean;
}

/** State of a form after its code was sent. */
export interface CodeState extends FormState<'phone' | 'captchaToken'> {
  sent?: { phone: string; validForSeconds: number; retryAfterSeconds: number; isDemonstration: boolean };
}

/** Answers a form that was sent. The page passes the server's; a story has its own. */
export type FormAction<State = FormState> = (state: Awaited<State>, form: FormData) => Promise<State>;

export const initialState: FormState<never> = { round: 0, errors: {}, values: {} };
