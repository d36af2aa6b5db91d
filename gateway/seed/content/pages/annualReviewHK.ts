import { otherReviews } from '../companyPlaces';
import { paragraphs } from '../markdown';
import { reviewSteps } from '../reviewSteps';
import type { SeedPage } from '../types';

export const annualReviewHK: SeedPage = {
  pageKey: 'annualReviewHK',
  title: { en: 'Annual review Hong Kong', de: 'Jahresmeldung Hongkong' },
  metaTitle: {
    en: 'Hong Kong annual review: NAR1 and registration',
    de: 'Jahresmeldung Hongkong: NAR1 und Registrierung',
  },
  metaDescription: {
    en: 'Annual return NAR1 within 42~days of the anniversary and renewal of the business registration: what is checked, when it is due, what it costs.',
    de: 'Annual Return (NAR1) innerhalb von 42~Tagen nach dem Jahrestag und Verlängerung der Business Registration: was geprüft wird, wann es fällig ist, was es kostet.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Annual review · Hong Kong', de: 'Jahresmeldung · Hongkong' },
      title: {
        en: 'Two dates that keep a company alive',
        de: 'Zwei Termine, die eine Gesellschaft am Leben halten',
      },
      lead: {
        en: 'Once a year the registry wants to know who runs and owns the company, and the business registration has to be renewed. We prepare both; you sign once.',
        de: 'Einmal im Jahr will das Register wissen, wer die Gesellschaft leitet und wem sie gehört, und die Business Registration muss verlängert werden. Wir bereiten beides vor, Sie unterschreiben einmal.',
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
          value: { en: '42~days', de: '42~Tage' },
          label: { en: 'For the annual return', de: 'für den Annual Return' },
          note: { en: 'From the anniversary of incorporation', de: 'Ab dem Jahrestag der Eintragung' },
        },
        {
          value: { en: '12~months', de: '12~Monate' },
          label: { en: 'Validity of the business registration', de: 'Gültigkeit der Business Registration' },
          note: {
            en: 'A three-year certificate is possible',
            de: 'Eine Bescheinigung für drei Jahre ist möglich',
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
          'The annual return gives the company’s position on its anniversary: address, directors, secretary, share capital and shareholders. It contains no accounts. The business registration is renewed at the Inland Revenue Department, in step with the anniversary. Both are due even if nothing has changed and nothing was sold.',
          'We compare the public register with the company’s own registers first. What changed during the year should have been reported during the year; if something was forgotten, it is filed before the return, not hidden in it.',
          'Accounts, audit and profits tax return follow their own calendar. They are described under [accounting and audit](/cht/accountingAudit).',
        ),
        de: paragraphs(
          'Der Annual Return gibt den Stand am Jahrestag wieder: Anschrift, Direktoren, Secretary, Kapital und Gesellschafter. Abschlusszahlen enthält er nicht. Die Business Registration wird beim Inland Revenue Department verlängert, und zwar zum Jahrestag. Beides ist auch dann fällig, wenn sich nichts geändert hat und nichts verkauft wurde.',
          'Zuerst vergleichen wir das öffentliche Register mit den Registern der Gesellschaft. Was sich im Lauf des Jahres geändert hat, war im Lauf des Jahres zu melden; Vergessenes holen wir vor dem Annual Return nach, statt es darin zu verstecken.',
          'Abschluss, Prüfung und Profits Tax Return folgen einem eigenen Kalender. Er steht unter [Buchhaltung und Abschlussprüfung](/cht/accountingAudit).',
        ),
      },
    },
    reviewSteps({ en: 'the Companies Registry in Hong Kong', de: 'das Companies Registry in Hongkong' }),
    {
      blockType: 'timeline',
      anchor: 'dates',
      heading: { en: 'Dates', de: 'Termine' },
      lead: {
        en: 'Example of a company incorporated on 15~March.',
        de: 'Beispiel einer Gesellschaft, die am 15.~März eingetragen wurde.',
      },
      entries: [
        {
          when: { en: '14~January', de: '14.~Januar' },
          title: { en: 'First reminder', de: 'Erste Erinnerung' },
          text: {
            en: 'Sixty days ahead we ask for changes and check the register.',
            de: 'Sechzig Tage vorher fragen wir nach Änderungen und prüfen das Register.',
          },
        },
        {
          when: { en: '13~February', de: '13.~Februar' },
          title: { en: 'Data confirmed', de: 'Daten bestätigt' },
          text: {
            en: 'You confirm officers, shares and address. The return is drafted.',
            de: 'Sie bestätigen Organe, Anteile und Anschrift. Der Annual Return wird entworfen.',
          },
        },
        {
          when: { en: '15~March', de: '15.~März' },
          title: { en: 'Anniversary', de: 'Jahrestag' },
          text: {
            en: 'The return shows the position on this day. The new business registration begins.',
            de: 'Der Annual Return gibt den Stand dieses Tages wieder. Die neue Business Registration beginnt.',
          },
        },
        {
          when: { en: '26~April', de: '26.~April' },
          title: { en: 'Last day for NAR1', de: 'Letzter Tag für NAR1' },
          text: {
            en: 'Forty-two days after the anniversary. From here on the fee rises in steps.',
            de: '42~Tage nach dem Jahrestag. Danach steigt die Gebühr stufenweise.',
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
          text: {
            en: 'Changes of directors and shareholders',
            de: 'Änderungen bei Direktoren und Gesellschaftern',
          },
          note: { en: 'With date and document', de: 'Mit Datum und Nachweis' },
        },
        {
          text: { en: 'Current address of each person', de: 'Aktuelle Anschrift jeder Person' },
          note: {
            en: 'Proof not older than three months, if it changed',
            de: 'Bei Änderung mit Nachweis, nicht älter als drei Monate',
          },
        },
        {
          text: { en: 'Significant controllers', de: 'Maßgebliche Kontrollpersonen' },
          note: { en: 'Still the same persons and shares?', de: 'Noch dieselben Personen und Anteile?' },
        },
        {
          text: { en: 'Business activity', de: 'Geschäftstätigkeit' },
          note: {
            en: 'As shown on the business registration',
            de: 'Wie sie in der Business Registration steht',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Net. The registry’s fee and the business registration fee come on top, at the rate then in force.',
        de: 'Netto. Hinzu kommen die Gebühr des Registers und die der Business Registration in der jeweils geltenden Höhe.',
      },
      services: ['annual-review-hong-kong', 'secretary-hong-kong', 'bookkeeping-audit-hong-kong'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'I no longer use the company. May I ignore the dates?',
            de: 'Ich nutze die Gesellschaft nicht mehr. Kann ich die Termine verstreichen lassen?',
          },
          answerMarkdown: {
            en: 'No. Fees and penalties run on, and directors can be held personally liable. Either declare the company dormant or apply for deregistration; both need the consent of the members, and a deregistration also needs a notice of no objection from the tax office.',
            de: 'Nein. Gebühren und Strafen laufen weiter, und Direktoren können persönlich belangt werden. Erklären Sie die Gesellschaft für ruhend oder beantragen Sie die Löschung; beides setzt die Zustimmung der Gesellschafter voraus, die Löschung außerdem eine Unbedenklichkeitsbescheinigung der Steuerbehörde.',
          },
        },
        {
          question: {
            en: 'Is the review the same as an audit?',
            de: 'Ist die Jahresmeldung dasselbe wie die Abschlussprüfung?',
          },
          answerMarkdown: {
            en: 'No. The review concerns the registers, the audit concerns the accounts. A company needs both every year, with different dates.',
            de: 'Nein. Die Jahresmeldung betrifft die Register, die Prüfung den Abschluss. Eine Gesellschaft braucht jedes Jahr beides, zu verschiedenen Terminen.',
          },
        },
        {
          question: {
            en: 'My secretary is another firm. Can you file the return?',
            de: 'Mein Secretary ist eine andere Firma. Können Sie den Annual Return einreichen?',
          },
          answerMarkdown: {
            en: 'Yes, a director can sign. But we do recommend keeping registers and return with one provider; see [secretary services](/cht/secretaryServices).',
            de: 'Ja, unterschreiben kann ein Direktor. Wir empfehlen dennoch, Register und Annual Return in eine Hand zu geben; siehe [Secretary-Dienste](/cht/secretaryServices).',
          },
        },
        {
          question: { en: 'What if the data turns out to be wrong?', de: 'Was, wenn Angaben falsch waren?' },
          answerMarkdown: {
            en: 'An amended return is filed. Knowingly false statements are an offence; that is why we ask you to confirm each line.',
            de: 'Dann wird ein berichtigter Annual Return eingereicht. Wissentlich falsche Angaben sind strafbar; deshalb bitten wir Sie, jede Zeile zu bestätigen.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: ['hong-kong-company-yearly-duties'],
    },
    otherReviews('annualReviewHK'),
    {
      blockType: 'callToAction',
      heading: { en: 'When is your anniversary?', de: 'Wann ist Ihr Jahrestag?' },
      text: {
        en: 'Send us the company number and we will tell you both dates.',
        de: 'Nennen Sie uns die Gesellschaftsnummer, und wir nennen Ihnen beide Termine.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Formation in Hong Kong', de: 'Gründung in Hongkong' },
          url: '/cht/Incorporation/IncorporationHK',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
