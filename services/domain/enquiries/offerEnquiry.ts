import type { EnquiryTopic } from '@/contract/lists/enquiries';
import type { OfferItem } from '@/services/domain/services/offerItem';
import { areaOf, type ServiceArea } from '@/services/domain/services/serviceAreas';

import type { EnquiryEntries } from './enquiryEntries';

const topicOfArea: Record<ServiceArea, EnquiryTopic> = {
  tax: 'vat',
  register: 'products',
  safety: 'products',
  company: 'company',
  trademark: 'other',
};

/** What an enquiry about some services is about; undefined without services. */
export function topicOf(items: readonly Pick<OfferItem, 'category'>[]): EnquiryTopic | undefined {
  const topics = new Set(items.map(({ category }) => topicOfArea[areaOf(category)]));
  const [topic] = topics;
  return topics.size > 1 ? 'other' : topic;
}

/** The entries with the services of an offer below the message: the line above them, one for each, and the total. */
export function withOffer(
  entries: EnquiryEntries,
  items: readonly Pick<OfferItem, 'name'>[],
  { intro, total }: { intro: string; total: string },
): EnquiryEntries {
  if (items.length === 0) return entries;
  const list = [intro, ...items.map(({ name }) => `- ${name}`), total].filter(Boolean).join('\n');
  return { ...entries, message: [entries.message?.trim(), list].filter(Boolean).join('\n\n') };
}
