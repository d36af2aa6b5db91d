import { otherReviews } from '../companyPlaces';
import { paragraphs } from '../markdown';
import { reviewSteps } from '../reviewSteps';
import type { SeedPage } from '../types';

/** The United Kingdom. */
export const annualReviewYG: SeedPage = {
  pageKey: 'annualReviewYG',
  title: { en: 'Annual review United Kingdom', de: 'Jahresmeldung Vereinigtes Königreich' },
  metaTitle: {
    en: 'UK annual review: confirmation statement and dates',
    de: 'Jahresmeldung UK: Confirmation Statement und Termine',
  },
  metaDescription: {
    en: 'Confirmation statement within 14~days, accounts within nine months, corporation tax: what is checked in a UK company every year, when it is due, what it costs.',
    de: 'Confirmation Statement binnen 14~Tagen, Abschluss binnen neun Monaten, Körperschaftsteuer: was jedes Jahr geprüft wird, wann es fällig ist, was es kostet.',
  },
  image: 'article-uk-company',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Annual review · United Kingdom', de: 'Jahresmeldung · Vereinigtes Königreich' },
      title: {
        en: 'Once a year, someone has to confirm that it is still correct',
        de: 'Einmal im Jahr muss jemand sagen: Es stimmt noch',
      },
      lead: {
        en: 'The confirmation statement is short, and it is a declaration. We compare the public register with your company’s own registers, ask what has changed, and file when you have confirmed every line.',
        de: 'Das Confirmation Statement ist kurz, und es ist eine Erklärung. Wir vergleichen das öffentliche Register mit den Registern der Gesellschaft, fragen nach Änderungen und reichen ein, wenn Sie jede Zeile bestätigt haben.',
      },
      actions: [
        {
          label: { en: 'Order the review', de: 'Jahresmeldung beauftragen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        { label: { en: 'Dates', de: 'Termine' }, url: '#dates', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'In figures', de: 'In Zahlen' },
      items: [
        {
          value: { en: '14~days', de: '14~Tage' },
          label: { en: 'For the confirmation statement', de: 'für das Confirmation Statement' },
          note: { en: 'After the end of the review period', de: 'Nach Ende des Berichtszeitraums' },
        },
        {
          value: { en: '11~characters', de: '11~Zeichen' },
          label: { en: 'Personal code of each director', de: 'Personal Code jedes Direktors' },
          note: {
            en: 'The transition year was set to end on 18~November 2026',
            de: 'Das Übergangsjahr war bis zum 18.~November 2026 vorgesehen',
          },
        },
        {
          value: { en: '1–5~days', de: '1–5~Tage' },
          label: { en: 'Usual time of our work', de: 'Übliche Dauer unserer Arbeit' },
          note: { en: 'From your confirmation of the data', de: 'Ab Ihrer Bestätigung der Daten' },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: { en: 'What the review covers', de: 'Was die Jahresmeldung umfasst' },
      bodyMarkdown: {
        en: paragraphs(
          'The confirmation statement says that what Companies House shows is correct: registered office and e-mail address, directors, people with significant control, shareholders, activity codes. It also states that the company’s purposes are lawful. It contains no figures.',
          'Changes have periods of their own, mostly 14~days, and are filed before the statement, not with it. We therefore begin with the register and not with the form. If a director has no personal code yet, that comes first of all.',
          'Accounts for Companies House and the corporation tax return for HMRC are prepared by an accountant, who invoices you directly. We deliver bank and platform data in good order and keep track of the dates. For VAT there is a [registration and return service](/cht/Services#vat).',
        ),
        de: paragraphs(
          'Das Confirmation Statement erklärt, dass richtig ist, was das Companies House zeigt: eingetragener Sitz und E-Mail-Adresse, Direktoren, Personen mit maßgeblicher Kontrolle, Gesellschafter, Tätigkeitsschlüssel. Es erklärt außerdem, dass die Zwecke der Gesellschaft rechtmäßig sind. Abschlusszahlen enthält es nicht.',
          'Änderungen haben eigene Fristen, meist 14~Tage, und werden vor der Meldung nachgereicht, nicht mit ihr. Deshalb beginnen wir beim Register und nicht beim Formular. Hat ein Direktor noch keinen Personal Code, kommt der zuallererst.',
          'Den Abschluss für das Companies House und die Körperschaftsteuererklärung für HMRC erstellt ein Accountant, der unmittelbar mit Ihnen abrechnet. Wir liefern Bank- und Plattformdaten geordnet und achten auf die Termine. Für die VAT gibt es eine [eigene Leistung](/cht/Services#vat).',
        ),
      },
    },
    reviewSteps({ en: 'Companies House', de: 'das Companies House' }),
    {
      blockType: 'timeline',
      anchor: 'dates',
      heading: { en: 'Dates', de: 'Termine' },
      lead: {
        en: 'Example of a company incorporated on 12~March 2024 with a year-end on 31~March.',
        de: 'Beispiel einer Gesellschaft, eingetragen am 12.~März 2024, Bilanzstichtag 31.~März.',
      },
      entries: [
        {
          when: { en: '10~January 2027', de: '10.~Januar 2027' },
          title: { en: 'First reminder', de: 'Erste Erinnerung' },
          text: {
            en: 'Sixty days before the review period ends we ask for changes and check the register.',
            de: 'Sechzig Tage vor Ende des Berichtszeitraums fragen wir nach Änderungen und prüfen das Register.',
          },
        },
        {
          when: { en: '11~March 2027', de: '11.~März 2027' },
          title: { en: 'Review period ends', de: 'Ende des Berichtszeitraums' },
          text: {
            en: 'The statement describes the position up to this date. It may be filed earlier; the next period then begins earlier too.',
            de: 'Bis zu diesem Tag reicht die Meldung. Sie darf früher eingereicht werden; dann beginnt auch der nächste Zeitraum früher.',
          },
        },
        {
          when: { en: '25~March 2027', de: '25.~März 2027' },
          title: { en: 'Last day for the statement', de: 'Letzter Tag für das Confirmation Statement' },
          text: {
            en: 'Failing to file is an offence, and Companies House may strike the company off.',
            de: 'Das Versäumnis ist strafbar, und das Companies House kann die Gesellschaft löschen.',
          },
        },
        {
          when: { en: '31~December 2027', de: '31.~Dezember 2027' },
          title: { en: 'Accounts to 31~March 2027', de: 'Abschluss zum 31.~März 2027' },
          text: {
            en: 'Nine months after the year-end. Penalties for late accounts follow automatically and rise with the delay.',
            de: 'Neun Monate nach dem Bilanzstichtag. Strafen für Verspätung folgen automatisch und steigen mit der Zeit.',
          },
        },
        {
          when: { en: '1~January 2028', de: '1.~Januar 2028' },
          title: { en: 'Corporation tax', de: 'Körperschaftsteuer' },
          text: {
            en: 'Payable nine months and one day after the accounting period; the return itself by 31~March 2028.',
            de: 'Zu zahlen neun Monate und einen Tag nach dem Besteuerungszeitraum; die Erklärung selbst bis zum 31.~März 2028.',
          },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'What we ask you', de: 'Was wir Sie fragen' },
      lead: { en: 'A short form, usually ten minutes.', de: 'Ein kurzes Formular, meist zehn Minuten.' },
      items: [
        {
          text: { en: 'Directors and their personal codes', de: 'Direktoren und ihre Personal Codes' },
          note: {
            en: 'Only when we file, and never by e-mail',
            de: 'Erst bei der Einreichung und nie per E-Mail',
          },
        },
        {
          text: {
            en: 'Shares, votes and people with significant control',
            de: 'Anteile, Stimmen und Personen mit maßgeblicher Kontrolle',
          },
          note: { en: 'Changes with date and document', de: 'Änderungen mit Datum und Nachweis' },
        },
        {
          text: { en: 'Registered office and e-mail address', de: 'Eingetragener Sitz und E-Mail-Adresse' },
          note: { en: 'Does somebody read both?', de: 'Liest beides jemand?' },
        },
        {
          text: { en: 'Activity', de: 'Tätigkeit' },
          note: { en: 'Do the activity codes still fit?', de: 'Passen die Tätigkeitsschlüssel noch?' },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Net. The fee of Companies House comes on top, at the rate then in force.',
        de: 'Netto. Hinzu kommt die Gebühr des Companies House in der jeweils geltenden Höhe.',
      },
      services: ['annual-review-united-kingdom', 'vat-registration-united-kingdom'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'Nothing has changed. Is the statement still due?',
            de: 'Es hat sich nichts geändert. Ist die Meldung trotzdem fällig?',
          },
          answerMarkdown: {
            en: 'Yes, at least once in twelve months, also for dormant companies. That nothing has changed is exactly what it says.',
            de: 'Ja, mindestens einmal in zwölf Monaten, auch von ruhenden Gesellschaften. Dass sich nichts geändert hat, ist genau das, was sie sagt.',
          },
        },
        {
          question: {
            en: 'A director’s identity has not been verified. What now?',
            de: 'Ein Direktor hat seine Identität nicht nachgewiesen. Was nun?',
          },
          answerMarkdown: {
            en: 'Begin with the check today; the statement needs the code. Acting as a director without a verified identity can be an offence by both the person and the company, once the transition has ended for that role.',
            de: 'Beginnen Sie heute mit der Prüfung; die Meldung braucht den Code. Ohne nachgewiesene Identität als Direktor zu handeln kann strafbar sein, für die Person wie für die Gesellschaft, sobald der Übergang für diese Funktion beendet ist.',
          },
        },
        {
          question: {
            en: 'Is the statement a tax return?',
            de: 'Ist das Confirmation Statement eine Steuererklärung?',
          },
          answerMarkdown: {
            en: 'No. It goes to Companies House and contains no figures. Corporation tax and VAT are matters for HMRC, with their own dates.',
            de: 'Nein. Es geht an das Companies House und enthält keine Zahlen. Körperschaftsteuer und VAT sind Sache von HMRC und haben eigene Termine.',
          },
        },
        {
          question: {
            en: 'Can I change the year-end?',
            de: 'Kann ich den Bilanzstichtag ändern?',
          },
          answerMarkdown: {
            en: 'Shortening is usually possible, extending only under conditions and not every year, and in both cases only before the accounts are overdue. Discuss it with the accountant first: the tax periods do not follow automatically.',
            de: 'Verkürzen ist in der Regel möglich, verlängern nur unter Bedingungen und nicht jedes Jahr, beides nur, solange der Abschluss nicht überfällig ist. Besprechen Sie es vorher mit dem Accountant: Die Besteuerungszeiträume folgen nicht von selbst.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: ['uk-limited-company-2026', 'vat-in-britain-switzerland-norway'],
    },
    otherReviews('annualReviewYG'),
    {
      blockType: 'callToAction',
      heading: { en: 'When does your review period end?', de: 'Wann endet Ihr Berichtszeitraum?' },
      text: {
        en: 'Send us the company number. We will look in the register and tell you the next three dates.',
        de: 'Nennen Sie uns die Registernummer. Wir sehen ins Register und nennen Ihnen die nächsten drei Termine.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Formation in the United Kingdom', de: 'Gründung im Vereinigten Königreich' },
          url: '/cht/Incorporation/IncorporationYG',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
