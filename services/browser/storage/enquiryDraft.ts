import type { EnquiryKind } from '@/contract/lists/enquiries';

import { loadFormState, saveFormState } from './formState';

/** The key of the tab's storage that keeps what was typed into an enquiry. */
export const enquiryDraftKey = (kind: EnquiryKind) => `enquiry.${kind}`;

/** Adds a text to the message of an enquiry that was not sent yet; its form shows it when it opens. */
export function addToEnquiry(kind: EnquiryKind, text: string) {
  const key = enquiryDraftKey(kind);
  const draft = loadFormState<{ message?: string }>(key);
  const before = draft?.message ?? '';
  if (before.includes(text)) return;
  saveFormState(key, { ...draft, message: [before, text].filter(Boolean).join('\n\n') });
}
