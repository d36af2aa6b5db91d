import { paragraphs } from '../markdown';
import { questionTypesContent } from '../questions.content';
import type { SeedPage, SeedQuestionType } from '../types';

/** The anchors are the keys that links such as `/cht/commonQuestion?key=oss` open. */
const toBlock = ({ type, typeName, questions }: SeedQuestionType): SeedPage['blocks'][number] => ({
  blockType: 'faq',
  anchor: type,
  heading: typeName,
  items: questions.map(({ question, summary, answerMarkdown }) => ({
    question,
    answerMarkdown: {
      en: paragraphs(summary.en, answerMarkdown.en),
      de: paragraphs(summary.de, answerMarkdown.de),
    },
  })),
});

/** For phones, whose home page stands here and leads to no other host; the site makes its page of the questions themselves. */
export const commonQuestion: SeedPage = {
  pageKey: 'commonQuestion',
  title: { en: 'Common questions', de: 'Häufige Fragen' },
  metaTitle: {
    en: 'Common questions on VAT, OSS, packaging and products',
    de: 'Häufige Fragen zu Steuer, OSS, Verpackung, Produkt',
  },
  metaDescription: {
    en: 'Short answers on VAT numbers, OSS and IOSS, marketplaces, packaging, electrical goods, product safety and e-invoicing. As of November 2026.',
    de: 'Kurze Antworten zu Umsatzsteuer, OSS und IOSS, Marktplätzen, Verpackung, Elektrogeräten, Produktsicherheit und E-Rechnung. Stand: November 2026.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Help', de: 'Hilfe' },
      title: { en: 'Common questions, answered briefly', de: 'Häufige Fragen, kurz beantwortet' },
      lead: {
        en: 'The rule first, then the exception worth knowing. General information as of November 2026; it does not replace advice on your own case.',
        de: 'Zuerst die Regel, dann die Ausnahme, die man kennen sollte. Allgemeine Informationen, Stand November 2026; eine Beratung im Einzelfall ersetzen sie nicht.',
      },
      actions: [
        { label: { en: 'VAT', de: 'Umsatzsteuer' }, url: '#vat', emphasis: 'quiet' },
        { label: { en: 'OSS and IOSS', de: 'OSS und IOSS' }, url: '#oss', emphasis: 'quiet' },
        { label: { en: 'Products', de: 'Produkte' }, url: '#products', emphasis: 'quiet' },
      ],
    },
    ...questionTypesContent.map(toBlock),
    {
      blockType: 'callToAction',
      heading: { en: 'Your question is not here?', de: 'Ihre Frage ist nicht dabei?' },
      text: {
        en: 'Send it to us. Questions that come up often are added to this page.',
        de: 'Schicken Sie sie uns. Was oft gefragt wird, kommt auf diese Seite.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Glossary: German equivalents', de: 'Glossar: deutsche Entsprechungen' },
          url: '/cht/GermanEquivalents',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
