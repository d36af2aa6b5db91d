import { clearFormState, loadFormState, saveFormState } from '@/services/browser/storage/formState';
import type { AnswersOfCheck } from '@/services/domain/enquiries/offerEnquiry';

/** In the register of stored names. */
const answersKey = 'enquiry.answers';

/** Keeps the answers of the tab's last report, which go with a quote; apart from the offer, which every page reads. */
export const keepAnswers = (answers: AnswersOfCheck) => saveFormState(answersKey, answers);

export const forgetAnswers = () => clearFormState(answersKey);

/** The answers that were kept; null for none. */
export function keptAnswers(): AnswersOfCheck | null {
  const { language, lines, href } = loadFormState<Partial<AnswersOfCheck>>(answersKey) ?? {};
  if (!language || !Array.isArray(lines) || !href?.startsWith('/cht/')) return null;
  return { language, lines, href };
}
