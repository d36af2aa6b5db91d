import { unstable_rethrow } from 'next/navigation';

import type { FormState } from '../forms/formState';
import { requestContext, type RequestContext } from '../requestContext';
import { type Translate, translator } from '../translator';
import { accountErrorTexts } from './accountErrorTexts';

type Outcome = Partial<Omit<FormState, 'round'>>;

/**
 * Runs one sending of a form. What was typed comes back with every answer, a refusal stands at its field, and a fault of
 * ours is a sentence in the form instead of a page that takes everything away.
 */
export async function runFormAction(
  { round }: FormState,
  values: FormState['values'],
  work: (context: RequestContext, t: Translate) => Promise<Outcome>,
): Promise<FormState> {
  const context = await requestContext();
  const t = await translator(context.language);
  const answer = (outcome: Outcome): FormState => ({ round: round + 1, errors: {}, values, ...outcome });
  try {
    return answer(await work(context, t));
  } catch (error) {
    // A redirect travels as an error.
    unstable_rethrow(error);
    try {
      return answer({ errors: accountErrorTexts(error, t) });
    } catch {
      context.payload.logger.error({ err: error, msg: 'A form failed' });
      return answer({ errors: { form: t('fault.failure') } });
    }
  }
}
