import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const bankAccount: SeedPage = {
  pageKey: 'bankAccount',
  title: { en: 'Business account', de: 'Geschäftskonto' },
  metaTitle: {
    en: 'Business account: preparation, documents, times',
    de: 'Geschäftskonto: Vorbereitung, Unterlagen, Dauer',
  },
  metaDescription: {
    en: 'How we help you open a business account: choice of institution, documents, interview, usual times. The bank decides.',
    de: 'Wie wir die Eröffnung eines Geschäftskontos vorbereiten: Auswahl des Instituts, Unterlagen, Gespräch, übliche Dauer. Die Bank entscheidet.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company services', de: 'Gründung und Verwaltung' },
      title: { en: 'A business account begins with a file', de: 'Ein Geschäftskonto beginnt mit einer Akte' },
      lead: {
        en: 'Banks open accounts for businesses they understand. We help you explain yours: who owns it, what it trades in, where the money comes from and where it goes.',
        de: 'Banken eröffnen Konten für Geschäfte, die sie verstehen. Wir helfen Ihnen, Ihres zu erklären: wem es gehört, womit es handelt, woher das Geld kommt und wohin es geht.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        { label: { en: 'Documents', de: 'Unterlagen' }, url: '#documents', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'What to expect', de: 'Womit zu rechnen ist' },
      items: [
        {
          value: { en: '1–3~weeks', de: '1–3~Wochen' },
          label: { en: 'Payment institution', de: 'Zahlungsinstitut' },
          note: { en: 'Usual time from a complete file', de: 'Übliche Dauer ab vollständiger Akte' },
        },
        {
          value: { en: '3–8~weeks', de: '3–8~Wochen' },
          label: { en: 'Bank', de: 'Bank' },
          note: {
            en: 'Longer where an interview abroad is required',
            de: 'Länger, wenn ein Gespräch vor Ort nötig ist',
          },
        },
        {
          value: { en: '25%', de: '25~%' },
          label: {
            en: 'Share from which owners are identified',
            de: 'Anteil, ab dem Anteilseigner identifiziert werden',
          },
          note: {
            en: 'Usual threshold; a bank may look further',
            de: 'Übliche Schwelle; eine Bank kann weiter gehen',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'choice',
      heading: { en: 'Bank or payment institution?', de: 'Bank oder Zahlungsinstitut?' },
      bodyMarkdown: {
        en: paragraphs(
          'For marketplace payouts and supplier payments, a licensed payment or e-money institution is often enough and quicker to open. It holds client money separately, but usually grants no credit and offers no deposit guarantee.',
          'A bank account is worth the wait where you need',
          bullets(
            'letters of credit or guarantees, for instance as a producer of electrical goods,',
            'direct debits for taxes and duties,',
            'an overdraft or trade finance.',
          ),
          'Many merchants begin with the first and add the second once there are accounts to show.',
        ),
        de: paragraphs(
          'Für Auszahlungen von Marktplätzen und Zahlungen an Lieferanten genügt oft ein zugelassenes Zahlungs- oder E-Geld-Institut; die Eröffnung geht schneller. Es hält Kundengelder getrennt, vergibt aber in der Regel keinen Kredit und bietet keine Einlagensicherung.',
          'Auf ein Bankkonto zu warten lohnt sich, wenn Sie',
          bullets(
            'Akkreditive oder Garantien brauchen, etwa als Hersteller von Elektrogeräten,',
            'Steuern und Zölle per Lastschrift zahlen möchten,',
            'einen Kontokorrentkredit oder eine Handelsfinanzierung benötigen.',
          ),
          'Viele Händler beginnen mit dem einen und nehmen das andere hinzu, sobald Abschlüsse vorliegen.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'How we prepare it', de: 'So bereiten wir es vor' },
      lead: {
        en: 'The first three parts are our work, the fourth is the bank’s.',
        de: 'Drei Teile sind unsere Arbeit, der vierte ist die der Bank.',
      },
      steps: [
        {
          title: { en: 'Pre-check', de: 'Vorprüfung' },
          text: {
            en: 'Registered office, owners, goods and countries decide which institutions are possible at all. We tell you before you pay for a file.',
            de: 'Sitz, Eigentümer, Waren und Länder entscheiden, welche Institute überhaupt infrage kommen. Das sagen wir, bevor Sie eine Akte bezahlen.',
          },
          duration: { en: '2 to 3~days', de: '2 bis 3~Tage' },
        },
        {
          title: { en: 'File', de: 'Akte' },
          text: {
            en: 'Documents, a two-page description of the business, expected payments by country. Contradictions are resolved now, not in the interview.',
            de: 'Unterlagen, zwei Seiten Geschäftsbeschreibung, erwartete Zahlungen nach Ländern. Widersprüche klären wir jetzt, nicht im Gespräch.',
          },
          duration: { en: '3 to 5~days', de: '3 bis 5~Tage' },
        },
        {
          title: { en: 'Interview', de: 'Gespräch' },
          text: {
            en: 'We prepare you for the usual questions. You answer them yourself: the bank wants to know you, not us.',
            de: 'Wir bereiten Sie auf die üblichen Fragen vor. Antworten müssen Sie selbst: Die Bank will Sie kennenlernen, nicht uns.',
          },
          duration: { en: '1~hour', de: '1~Stunde' },
        },
        {
          title: { en: 'Decision', de: 'Entscheidung' },
          text: {
            en: 'The institution decides, alone and often without giving reasons. If it declines, we go through the file together before you try the next.',
            de: 'Es entscheidet das Institut, allein und oft ohne Begründung. Lehnt es ab, sehen wir die Akte gemeinsam durch, bevor Sie das nächste fragen.',
          },
          duration: { en: '1 to 8~weeks', de: '1 bis 8~Wochen' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'Documents', de: 'Unterlagen' },
      lead: {
        en: 'In addition to the standard pack on the services page.',
        de: 'Zusätzlich zur Standardmappe, die auf der Seite Leistungen steht.',
      },
      items: [
        {
          text: { en: 'Proof of business', de: 'Nachweis des Geschäfts' },
          note: {
            en: 'Supplier contracts, invoices, shop statistics',
            de: 'Lieferverträge, Rechnungen, Shopstatistiken',
          },
        },
        {
          text: { en: 'Chart of ownership', de: 'Beteiligungsschema' },
          note: { en: 'Up to the natural persons', de: 'Bis zu den natürlichen Personen' },
        },
        {
          text: { en: 'Source of funds', de: 'Herkunft der Mittel' },
          note: {
            en: 'For the share capital and the first payments in',
            de: 'Für das Kapital und die ersten Einzahlungen',
          },
        },
        {
          text: { en: 'Tax numbers', de: 'Steuernummern' },
          note: {
            en: 'Of the company and its owners, with country',
            de: 'Der Gesellschaft und der Eigentümer, mit Land',
          },
        },
        {
          text: { en: 'Expected payments', de: 'Erwartete Zahlungen' },
          note: {
            en: 'Monthly amounts by country and currency',
            de: 'Monatliche Beträge nach Land und Währung',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Price', de: 'Preis' },
      lead: {
        en: 'For the file, whatever the decision. We receive nothing from the institution.',
        de: 'Für die Akte, unabhängig von der Entscheidung. Vom Institut erhalten wir nichts.',
      },
      services: ['bank-account'],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: { en: 'Can you guarantee an account?', de: 'Können Sie ein Konto garantieren?' },
          answerMarkdown: {
            en: 'No one can. Be wary of providers who say otherwise.',
            de: 'Das kann niemand. Seien Sie vorsichtig, wenn ein Anbieter etwas anderes sagt.',
          },
        },
        {
          question: { en: 'Do I have to appear in person?', de: 'Muss ich persönlich erscheinen?' },
          answerMarkdown: {
            en: 'Payment institutions usually identify by video. Banks differ: some insist on a visit, some on a video interview, some accept a certified passport copy.',
            de: 'Zahlungsinstitute identifizieren meist per Video. Banken handhaben es verschieden: Manche bestehen auf einem Besuch, manche auf einem Videogespräch, manche akzeptieren eine beglaubigte Passkopie.',
          },
        },
        {
          question: {
            en: 'Does the marketplace accept every account?',
            de: 'Akzeptiert der Marktplatz jedes Konto?',
          },
          answerMarkdown: {
            en: 'It must be in the name of the seller of record, and some marketplaces accept only certain countries. Compare their list before you open the account.',
            de: 'Es muss auf den Namen des Verkäufers lauten, und manche Marktplätze akzeptieren nur bestimmte Länder. Vergleichen Sie deren Liste vor der Eröffnung.',
          },
        },
        {
          question: {
            en: 'What do banks ask later?',
            de: 'Wonach fragen Banken später?',
          },
          answerMarkdown: {
            en: 'For updated documents at intervals, and for explanations of unusual payments. An unanswered letter is a common reason for a blocked account. We put the dates in your calendar.',
            de: 'In Abständen nach aktuellen Unterlagen und nach Erklärungen zu ungewöhnlichen Zahlungen. Ein unbeantwortetes Schreiben ist ein häufiger Grund für gesperrte Konten. Wir tragen die Termine in Ihren Kalender ein.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'hong-kong-company-yearly-duties',
        'company-forms-germany-france-ireland',
        'uk-limited-company-2026',
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Begin with the pre-check', de: 'Beginnen Sie mit der Vorprüfung' },
      text: {
        en: 'Tell us registered office, owners, goods and countries. We will tell you which kind of institution is realistic.',
        de: 'Nennen Sie uns Sitz, Eigentümer, Waren und Länder. Sie erfahren, welche Art von Institut realistisch ist.',
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
