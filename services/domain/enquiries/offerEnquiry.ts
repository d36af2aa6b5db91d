import type { Locale } from '@/services/domain/locale/locale';
import type { OfferItem } from '@/services/domain/services/offerItem';

import type { EnquiryEntries } from './enquiryEntries';

/** The answers of a check whose services are asked for, as its reader saw them. */
export interface AnswersOfCheck {
  language: Locale;
  /** One for each question: the question and its answer. */
  lines: string[];
  /** Address of the check with these answers, without language. */
  href: string;
}

interface OfferTexts {
  /** The line above the services. */
  intro: string;
  /** The total in words; empty while the prices are not known. */
  total: string;
  /** The line above the answers. */
  answersIntro: string;
}

/** The entries with the services of an offer, their total and the answers of the check below the message, and their subject. */
export function withOffer(
  entries: EnquiryEntries,
  items: readonly Pick<OfferItem, 'name'>[],
  answers: Pick<AnswersOfCheck, 'lines'> | null,
  { intro, total, answersIntro }: OfferTexts,
): EnquiryEntries {
  if (items.length === 0) return entries;
  const listed = (heading: string, lines: readonly string[]) =>
    [heading, ...lines.map((line) => `- ${line}`)].join('\n');
  const services = listed(
    intro,
    items.map(({ name }) => name),
  );
  const parts = [
    entries.message?.trim(),
    [services, total].filter(Boolean).join('\n'),
    answers && listed(answersIntro, answers.lines),
  ];
  return { ...entries, topic: 'quote', message: parts.filter(Boolean).join('\n\n') };
}
