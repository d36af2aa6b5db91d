/**
 * Which failures of a call show the toast (requirements, 8.1): all of them, none, or all but those with a
 * code that the place that made the call explains.
 */
export type ToastPolicy = 'always' | 'never' | { readonly except: readonly number[] };

/** `failure` as `failureCode` has it, 0 where no answer came. */
export const showsToast = (policy: ToastPolicy, failure: number): boolean =>
  policy === 'always' || (policy !== 'never' && !policy.except.includes(failure));
