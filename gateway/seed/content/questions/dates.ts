import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

export const dates: SeedQuestionType = {
  type: 'dates',
  typeName: { en: 'Dates and results', de: 'Termine und Ergebnisse' },
  questions: [
    {
      key: 'guaranteed-dates',
      question: { en: 'Can you guarantee a date?', de: 'Können Sie einen Termin garantieren?' },
      summary: {
        en: 'No. Authorities, registers and banks decide. Our times are usual times after complete documents.',
        de: 'Nein. Behörden, Register und Banken entscheiden selbst. Unsere Zeiten sind übliche Zeiten bei vollständigen Unterlagen.',
      },
      answerMarkdown: {
        en: paragraphs(
          'What we can influence, we commit to: when your documents are checked, when an application goes out, when a question of the authority is answered. What an authority decides, and when, is not in our hands, nor in anyone else’s, whatever they promise.',
          'The most common reasons for delay arise before the application:',
          bullets(
            'extracts older than three months, or without a certified translation,',
            'a power of attorney that is not signed by hand where the authority asks for it,',
            'company name or address spelled differently in two documents,',
            'no proof of the business: no shop link, no warehouse contract, no first order.',
          ),
          'That is why every case begins with a check of the documents. We write to you whenever the status of your case changes: submitted, documents missing, in review, with the authority, number issued. Plan goods and campaigns by the longer of the two usual times, and do not sell before you have the number.',
        ),
        de: paragraphs(
          'Was wir beeinflussen können, sagen wir zu: wann Ihre Unterlagen geprüft sind, wann ein Antrag hinausgeht, wann eine Rückfrage beantwortet wird. Was ein Amt entscheidet und wann, liegt nicht in unserer Hand, auch nicht in der Hand anderer, die es versprechen.',
          'Die häufigsten Gründe für Verzögerungen liegen vor dem Antrag:',
          bullets(
            'Auszüge, die älter als drei Monate sind oder keine beglaubigte Übersetzung haben,',
            'eine Vollmacht ohne eigenhändige Unterschrift, wo die Behörde sie verlangt,',
            'Firmenname oder Anschrift, in zwei Dokumenten verschieden geschrieben,',
            'kein Nachweis des Geschäfts: kein Link zum Shop, kein Lagervertrag, keine erste Bestellung.',
          ),
          'Deshalb beginnt jeder Fall mit der Prüfung der Unterlagen. Ändert sich der Stand, schreiben wir Ihnen: eingereicht, Unterlagen fehlen, in Prüfung, bei der Behörde, Nummer erteilt. Planen Sie Ware und Kampagnen nach der längeren der beiden üblichen Zeiten, und verkaufen Sie nicht, bevor die Nummer da ist.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [],
      related: ['german-warehouse', 'weee-without-branch'],
      services: [],
    },
  ],
};
