import type { Resolver } from 'react-hook-form';

import type { EnquiryKind } from '@/contract/lists/enquiries';
import { enquiryFaults, type EnquiryEntries } from '@/services/domain/enquiries/enquiryEntries';

/**
 * Faults by their names: their words are found when they are shown, in the language that the page has then.
 * @param asSent gives the entries as they are sent
 */
export const enquiryResolver =
  (kind: EnquiryKind, asSent: (entries: EnquiryEntries) => EnquiryEntries): Resolver<EnquiryEntries> =>
  (entries) => {
    const faults = Object.entries(enquiryFaults(kind, asSent(entries)));
    return faults.length === 0
      ? { values: entries, errors: {} }
      : { values: {}, errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])) };
  };
