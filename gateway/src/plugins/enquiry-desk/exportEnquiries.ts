import { stringify } from 'csv-stringify/sync';

import { withoutControlCharacters } from '@/contract/lists/controlCharacters';

import { enquiryKindNames, enquiryStateNames, enquiryTopicNames } from '../../domain/enquiry';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { productKindNames } from '../../domain/survey';
import type { Enquiry } from '../../payload-types';

interface Column {
  heading: Bilingual;
  valueOf: (enquiry: Enquiry, language: ContentLanguage) => string | null | undefined;
}

const columns: Column[] = [
  {
    heading: { en: 'Confirmed at (UTC)', de: 'Bestätigt am (UTC)' },
    valueOf: ({ confirmedAt }) => confirmedAt,
  },
  {
    heading: { en: 'State', de: 'Stand' },
    valueOf: ({ state }, language) => enquiryStateNames[state][language],
  },
  { heading: { en: 'Assigned to', de: 'Zuständig' }, valueOf: ({ assignee }) => assignee },
  {
    heading: { en: 'Form', de: 'Formular' },
    valueOf: ({ kind }, language) => enquiryKindNames[kind][language],
  },
  { heading: { en: 'Name', de: 'Name' }, valueOf: ({ name }) => name },
  { heading: { en: 'E-mail', de: 'E-Mail' }, valueOf: ({ email }) => email },
  { heading: { en: 'Company', de: 'Firma' }, valueOf: ({ company }) => company },
  {
    heading: { en: 'About', de: 'Thema' },
    valueOf: ({ topic }, language) => topic && enquiryTopicNames[topic][language],
  },
  { heading: { en: 'Country', de: 'Land' }, valueOf: ({ country }) => country },
  {
    heading: { en: 'Products', de: 'Produkte' },
    valueOf: ({ productKinds }, language) =>
      productKinds?.map((kind) => productKindNames[kind][language]).join(', '),
  },
  { heading: { en: 'Message', de: 'Nachricht' }, valueOf: ({ message }) => message },
  { heading: { en: 'Language', de: 'Sprache' }, valueOf: ({ language }) => language },
  {
    heading: { en: 'Notes', de: 'Notizen' },
    valueOf: ({ notes }) =>
      notes
        ?.map(({ text, author, time }) => `${time?.slice(0, 10) ?? ''} ${author ?? ''}: ${text}`)
        .join('\n'),
  },
];

/**
 * Enquiries as a CSV file for Excel and other programs: UTF-8 with a byte order mark, separated as the language's Excel
 * expects it. What a sender typed cannot become a formula: such a value gets an apostrophe in front.
 * @param isFirst whether this part of the file begins it, with the mark and the headings
 */
export const exportEnquiries = (enquiries: Enquiry[], language: ContentLanguage, isFirst = true): string =>
  stringify(
    [
      ...(isFirst ? [columns.map(({ heading }) => heading[language])] : []),
      ...enquiries.map((enquiry) =>
        columns.map(({ valueOf }) => withoutControlCharacters(valueOf(enquiry, language) ?? '').trim()),
      ),
    ],
    {
      bom: isFirst,
      delimiter: language === 'de' ? ';' : ',',
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
