import { unstable_rethrow } from 'next/navigation';

import type { FormState } from '../forms/formState';
import { requestContext, type RequestContext } from '../requestContext';
import { formTexts } from '../texts/formTexts';
import { accountErrorTexts } from './accountErrorTexts';

type Outcome = Partial<Omit<FormState, 'round'>>;

/**
 * Runs one sending of a form. What was typed comes back with every answer, a refusal stands at its field, and a fault of
 * ours is a sentence in the form instead of a page that takes everything away.
 */
export async function runFormAction(
  { round }: FormState,
  values: FormState['values'],
  work: (context: RequestContext) => Promise<Outcome>,
): Promise<FormState> {
  const context = await requestContext();
  const texts = formTexts(context.language);
  const answer = (outcome: Outcome): FormState => ({ round: round + 1, errors: {}, values, ...outcome });
  try {
    return answer(await work(context));
  } catch (error) {
    // A redirect travels as an error.
    unstable_rethrow(error);
    try {
      return answer({ errors: accountErrorTexts(error, texts) });
    } catch {
      context.payload.logger.error({ err: error, msg: 'A form failed' });
      return answer({ errors: { form: texts.errors.failure } });
    }
  }
}
