import type { Enquiry } from '@/contract/calls/enquiries';
import type { EnquiryKind, EnquiryTopic } from '@/contract/lists/enquiries';

import type { Bilingual } from './languages';

/** Names of what the contract knows by keys, for the admin. */
export const enquiryKindNames: Record<Enquiry['kind'], Bilingual> = {
  contact: { en: 'Contact', de: 'Kontakt' },
  freeTrial: { en: 'Free trial', de: 'Kostenloser Test' },
  call: { en: 'Call', de: 'Telefontermin' },
};

export const enquiryTopicNames: Record<Exclude<Enquiry['topic'], ''>, Bilingual> = {
  vat: { en: 'VAT, OSS, IOSS', de: 'Umsatzsteuer, OSS, IOSS' },
  products: { en: 'Packaging and products', de: 'Verpackung und Produkte' },
  company: { en: 'Company and bank account', de: 'Gesellschaft und Konto' },
  quote: { en: 'A quote', de: 'Ein Angebot' },
  other: { en: 'Something else', de: 'Etwas anderes' },
};

/** The states of an enquiry; from its confirmation on its sender sees them too. */
export const enquiryStates = ['unconfirmed', 'received', 'inProgress', 'answered', 'cancelled'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const enquiryStateNames: Record<EnquiryState, Bilingual> = {
  unconfirmed: { en: 'Not confirmed', de: 'Nicht bestätigt' },
  received: { en: 'Received', de: 'Eingegangen' },
  inProgress: { en: 'In progress', de: 'In Bearbeitung' },
  answered: { en: 'Answered by e-mail', de: 'Per E-Mail beantwortet' },
  cancelled: { en: 'Call cancelled', de: 'Termin abgesagt' },
};

/** An enquiry as its sender sees it in the account. Times are ISO 8601. */
export interface SentEnquiry {
  id: number;
  kind: EnquiryKind;
  topic: EnquiryTopic | null;
  message: string;
  state: EnquiryState;
  confirmedAt: string;
}

/** A call as the one who booked it sees it. `start` is ISO 8601. */
export interface BookedCall {
  start: string;
  minutes: number;
  adviser: string;
}

/** State of a confirmation link. `confirmedAt` is ISO 8601; `merchantId`: the account that has it. */
export type LinkState =
  | { state: 'open' | 'expired'; kind: EnquiryKind }
  | {
      state: 'confirmed';
      kind: EnquiryKind;
      confirmedAt: string;
      merchantId: number | null;
      /** The call that was booked with it, as long as it is not cancelled. */
      call?: BookedCall;
    }
  | { state: 'unknown' };
