import type { SeedBlock } from '../../seed/types';
import type { Bilingual } from '../domain/languages';

/** What each kind of section is for, in one sentence: it stands below the picture where a section is chosen. */
export const blockSentences: Record<SeedBlock['blockType'], Bilingual> = {
  hero: {
    en: 'What the page is about, with an image and the first button.',
    de: 'Worum es auf der Seite geht, mit Bild und erster Schaltfläche.',
  },
  prose: { en: 'A heading and paragraphs to read.', de: 'Eine Überschrift und Absätze zum Lesen.' },
  cardGrid: {
    en: 'Several topics side by side, each with a link.',
    de: 'Mehrere Themen nebeneinander, jedes mit einem Link.',
  },
  serviceNeeds: {
    en: 'Visitors find their service by what they need.',
    de: 'Besucher finden ihre Leistung über ihren Bedarf.',
  },
  steps: { en: 'What happens, in order.', de: 'Was der Reihe nach geschieht.' },
  checklist: { en: 'What somebody should have ready.', de: 'Was man bereithalten sollte.' },
  timeline: { en: 'Dates, and what changes on them.', de: 'Termine und was sich an ihnen ändert.' },
  keyFigures: { en: 'Two to four numbers that count.', de: 'Zwei bis vier Zahlen, auf die es ankommt.' },
  faq: { en: 'Questions that open to their answers.', de: 'Fragen, die sich zu ihren Antworten aufklappen.' },
  priceTable: {
    en: 'Prices of services, always those in force today.',
    de: 'Preise von Leistungen, immer die heute gültigen.',
  },
  callToAction: {
    en: 'One request and one button, at the end.',
    de: 'Eine Bitte und eine Schaltfläche, am Ende.',
  },
  relatedArticles: { en: 'Articles that you choose.', de: 'Artikel, die Sie auswählen.' },
  newsTeasers: {
    en: 'The newest and the recommended articles.',
    de: 'Die neuesten und die empfohlenen Artikel.',
  },
  questionTeasers: { en: 'The first questions and answers.', de: 'Die ersten Fragen und Antworten.' },
  serviceDirectory: { en: 'Every service, by area.', de: 'Jede Leistung, nach Bereichen.' },
  partnerStrip: { en: 'Who works with us.', de: 'Wer mit uns arbeitet.' },
  offices: { en: 'Where we are, on a map.', de: 'Wo wir sind, auf einer Karte.' },
  glossary: { en: 'Terms in both languages.', de: 'Fachwörter in beiden Sprachen.' },
  rateMap: { en: 'The VAT rates of Europe on a map.', de: 'Die Umsatzsteuersätze Europas auf einer Karte.' },
};
