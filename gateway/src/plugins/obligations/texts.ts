import type { Bilingual } from '../../domain/languages';

export const title: Bilingual = { en: 'Obligations and services', de: 'Pflichten und Leistungen' };

export const obligationMessages = {
  en: {
    lead: 'Which services “Check my obligations” offers for which obligation, and to whom. It follows from the field “Obligations it answers” of each published service.',
    obligation: 'Obligation',
    service: 'Service',
    country: 'Country',
    forWhom: 'For whom',
    abroad: 'not established there',
    optional: 'optional, not in the total',
    notBeside: (names: string) => `not beside: ${names}`,
    none: 'No service. The check names it, and where we take it on, offers an enquiry.',
  },
  de: {
    lead: 'Welche Leistungen „Pflichten prüfen“ zu welcher Pflicht anbietet, und wem. Es folgt aus dem Feld „Pflichten, die sie abdeckt“ jeder veröffentlichten Leistung.',
    obligation: 'Pflicht',
    service: 'Leistung',
    country: 'Land',
    forWhom: 'Für wen',
    abroad: 'dort nicht ansässig',
    optional: 'freiwillig, nicht in der Summe',
    notBeside: (names: string) => `nicht neben: ${names}`,
    none: 'Keine Leistung. Die Prüfung nennt sie und bietet, wo wir sie übernehmen, eine Anfrage an.',
  },
};
