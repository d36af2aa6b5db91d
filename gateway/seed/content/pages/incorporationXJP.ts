import { otherFormations } from '../companyPlaces';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

/** Singapore. */
export const incorporationXJP: SeedPage = {
  pageKey: 'IncorporationXJP',
  title: { en: 'Company formation in Singapore', de: 'Firmengründung in Singapur' },
  metaTitle: {
    en: 'Singapore company formation: director, steps, prices',
    de: 'Firmengründung Singapur: Direktor, Ablauf, Preise',
  },
  metaDescription: {
    en: 'The Singapore private limited company: resident director, secretary, documents, usual times, prices and a yearly calendar that resembles a European one.',
    de: 'Die Private Limited in Singapur: ansässiger Direktor, Secretary, Unterlagen, übliche Dauer, Preise und ein Jahreskalender, der dem europäischen gleicht.',
  },
  image: 'page-about',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company formation · Singapore', de: 'Firmengründung · Singapur' },
      title: {
        en: 'An ordinary company in a strict place',
        de: 'Eine gewöhnliche Gesellschaft an einem strengen Ort',
      },
      lead: {
        en: 'Singapore registers a company within days and expects it to behave like one: with a director who lives there, accounts, tax returns and registers of those who control it. We prepare the formation and keep the calendar.',
        de: 'Singapur trägt eine Gesellschaft in Tagen ein und erwartet, dass sie sich wie eine verhält: mit einem Direktor, der dort lebt, Abschluss, Steuererklärungen und Registern der Kontrollpersonen. Wir bereiten die Gründung vor und führen den Kalender.',
      },
      image: 'page-about',
      actions: [
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'primary' },
        { label: { en: 'Duties every year', de: 'Jährliche Pflichten' }, url: '#duties', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'At a glance', de: 'Auf einen Blick' },
      items: [
        {
          value: { en: '1–3~days', de: '1–3~Tage' },
          label: { en: 'Usual time to register', de: 'Übliche Dauer der Eintragung' },
          note: {
            en: 'After the identity check; the registry ACRA decides and may refer the name to other authorities',
            de: 'Nach der Identitätsprüfung; das Register ACRA entscheidet und kann den Namen anderen Stellen vorlegen',
          },
        },
        {
          value: { en: '1', de: '1' },
          label: {
            en: 'Director ordinarily resident there',
            de: 'Direktor mit gewöhnlichem Aufenthalt dort',
          },
          note: {
            en: 'At least one, from the first day to the last',
            de: 'Mindestens einer, vom ersten Tag bis zum letzten',
          },
        },
        {
          value: { en: '6~months', de: '6~Monate' },
          label: { en: 'To appoint the secretary', de: 'Frist für die Bestellung des Secretary' },
          note: {
            en: 'Resident in Singapore, and not the sole director',
            de: 'In Singapur ansässig und nicht der einzige Direktor',
          },
        },
        {
          value: { en: '7~months', de: '7~Monate' },
          label: { en: 'For the annual return', de: 'für den Annual Return' },
          note: {
            en: 'After the year-end, with financial statements',
            de: 'Nach dem Bilanzstichtag, mit Abschluss',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: { en: 'What we take on, and what we do not', de: 'Was wir übernehmen – und was nicht' },
      bodyMarkdown: {
        en: paragraphs(
          'A Singapore company suits merchants with buyers, suppliers or staff in South-East Asia. The courts are trusted, the books are kept in English, and a bank sees a taxed company with somebody there.',
          '### What the formation includes',
          bullets(
            'Name check and reservation, with two alternatives',
            'Constitution in the standard form for a private company limited by shares',
            'File for a registered corporate service provider in Singapore, who submits the application to ACRA',
            'Secretary and registered office for the first twelve months',
            'Registers of controllers, nominee directors and nominee shareholders',
            'Business profile, first minutes and a calendar for the first eighteen months',
          ),
          '### What it does not do',
          'The resident director is not part of our service. A director has real duties and is liable for them; the best choice is somebody who works for the company. Commercial providers of directors in Singapore must be registered and must check their suitability. We name such providers; the contract is between them and you.',
          'The company remains a third-country seller in the EU, with [IOSS](/cht/commonQuestion?key=oss) only through an intermediary and with registrations for stock and products like anyone else. And if it is in fact managed from Germany, German tax law may treat it as resident there. A tax adviser answers that before the formation.',
        ),
        de: paragraphs(
          'Eine Gesellschaft in Singapur passt zu Händlern mit Abnehmern, Lieferanten oder Mitarbeitern in Südostasien. Den Gerichten wird vertraut, die Bücher werden auf Englisch geführt, und die Bank sieht eine besteuerte Gesellschaft mit einem Menschen vor Ort.',
          '### Was zur Gründung gehört',
          bullets(
            'Prüfung und Reservierung des Namens, mit zwei Ausweichnamen',
            'Satzung (Constitution) in der Standardfassung der Private Company Limited by Shares',
            'Akte für einen registrierten Dienstleister in Singapur, der den Antrag bei ACRA stellt',
            'Secretary und eingetragener Sitz für die ersten zwölf Monate',
            'Register der Kontrollpersonen, der Treuhanddirektoren und der Treuhandgesellschafter',
            'Registerauszug (Business Profile), erstes Protokoll und ein Kalender für die ersten achtzehn Monate',
          ),
          '### Was sie nicht leistet',
          'Den ansässigen Direktor stellen wir nicht. Er hat echte Pflichten und haftet dafür; der beste ist jemand, der für die Gesellschaft arbeitet. Wer in Singapur gewerblich Direktoren stellt, muss registriert sein und ihre Eignung prüfen. Wir nennen solche Anbieter; der Vertrag besteht zwischen ihnen und Ihnen.',
          'In der EU bleibt die Gesellschaft ein Händler aus einem Drittland, mit [IOSS](/cht/commonQuestion?key=oss) nur über einen Vermittler und mit Registrierungen für Lager und Produkte wie alle anderen. Wird sie tatsächlich von Deutschland aus geleitet, kann sie dort unbeschränkt steuerpflichtig sein (Ort der Geschäftsleitung, §~10 AO). Das beantwortet eine Steuerberatungskanzlei vor der Gründung.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'From the director to the account', de: 'Vom Direktor zum Konto' },
      lead: {
        en: 'Usual times after complete documents. ACRA and the bank decide on their own schedule.',
        de: 'Übliche Zeiten bei vollständigen Unterlagen. ACRA und die Bank entscheiden nach eigenem Zeitplan.',
      },
      steps: [
        {
          title: { en: 'Resident director', de: 'Ansässiger Direktor' },
          text: {
            en: 'Who is it, and what does that person decide? Without an answer the formation does not begin.',
            de: 'Wer ist es, und was entscheidet diese Person? Ohne Antwort beginnt die Gründung nicht.',
          },
          duration: { en: '1 to 4~weeks', de: '1 bis 4~Wochen' },
        },
        {
          title: { en: 'Name and shares', de: 'Name und Anteile' },
          text: {
            en: 'The name is reserved; share capital, currency and financial year are settled. One Singapore dollar is enough in law.',
            de: 'Der Name wird reserviert; Kapital, Währung und Geschäftsjahr stehen fest. Rechtlich genügt ein Singapur-Dollar.',
          },
          duration: { en: '1 day', de: '1~Tag' },
        },
        {
          title: { en: 'Identity check', de: 'Identitätsprüfung' },
          text: {
            en: 'The corporate service provider identifies directors and owners and asks about business and funds.',
            de: 'Der Dienstleister identifiziert Direktoren und Inhaber und fragt nach Geschäft und Mitteln.',
          },
          duration: { en: '2 to 5~days', de: '2 bis 5~Tage' },
        },
        {
          title: { en: 'Registration with ACRA', de: 'Eintragung bei ACRA' },
          text: {
            en: 'Everyone consents electronically; the registration number (UEN) follows. Some activities need a licence first.',
            de: 'Alle stimmen elektronisch zu; es folgt die Registernummer (UEN). Manche Tätigkeiten brauchen zuvor eine Erlaubnis.',
          },
          duration: { en: '1 to 3~days', de: '1 bis 3~Tage' },
        },
        {
          title: { en: 'Business account', de: 'Geschäftskonto' },
          text: {
            en: 'Banks ask for contracts and often for a conversation with the directors; payment institutions are quicker.',
            de: 'Banken verlangen Verträge und oft ein Gespräch mit den Direktoren; Zahlungsinstitute sind schneller.',
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
        en: 'For each director, each shareholder and each person in control.',
        de: 'Für jeden Direktor, jeden Gesellschafter und jede Kontrollperson.',
      },
      items: [
        {
          text: { en: 'Passport', de: 'Reisepass' },
          note: { en: 'Colour scan and video check', de: 'Farbscan und Videoprüfung' },
        },
        {
          text: { en: 'Proof of address', de: 'Adressnachweis' },
          note: { en: 'Not older than three months', de: 'Nicht älter als drei Monate' },
        },
        {
          text: { en: 'Status of the resident director', de: 'Aufenthaltsstatus des ansässigen Direktors' },
          note: {
            en: 'Citizen, permanent resident or a pass that allows the office',
            de: 'Staatsangehörigkeit, Daueraufenthalt oder ein Aufenthaltstitel, der das Amt erlaubt',
          },
        },
        {
          text: { en: 'Distribution of shares', de: 'Verteilung der Anteile' },
          note: {
            en: 'Number, currency, holder; nominees named as such',
            de: 'Anzahl, Währung, Inhaber; Treuhänder als solche benannt',
          },
        },
        {
          text: { en: 'Description of the business', de: 'Beschreibung des Geschäfts' },
          note: {
            en: 'Goods, supplier countries, markets, expected turnover, source of funds',
            de: 'Waren, Lieferländer, Märkte, erwarteter Umsatz, Herkunft der Mittel',
          },
        },
        {
          text: { en: 'End of the financial year', de: 'Ende des Geschäftsjahres' },
          note: {
            en: 'All yearly dates are counted from it',
            de: 'Alle jährlichen Termine zählen ab diesem Tag',
          },
        },
        {
          text: { en: 'Papers of a corporate shareholder', de: 'Unterlagen einer beteiligten Gesellschaft' },
          note: {
            en: 'Register extract and a chart up to the natural persons, in English',
            de: 'Registerauszug und Beteiligungsschema bis zu den natürlichen Personen, auf Englisch',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Our net prices. ACRA’s fees are charged at cost; a resident director from a provider is invoiced by the provider.',
        de: 'Unsere Nettopreise. Gebühren von ACRA berechnen wir ohne Aufschlag; einen Direktor, den ein Anbieter stellt, berechnet dieser selbst.',
      },
      services: ['incorporation-singapore', 'annual-review-singapore', 'bank-account'],
    },
    {
      blockType: 'timeline',
      anchor: 'duties',
      heading: { en: 'The duties of a year', de: 'Die Pflichten eines Jahres' },
      lead: {
        en: 'Accounts, return, tax: nearly all dates follow the year-end. Directors answer for them personally.',
        de: 'Abschluss, Annual Return, Steuer: Fast alle Termine folgen dem Bilanzstichtag. Die Direktoren stehen persönlich dafür ein.',
      },
      entries: [
        {
          when: { en: 'All year', de: 'Laufend' },
          title: { en: 'Books and registers', de: 'Bücher und Register' },
          text: {
            en: 'Keep records, usually for five years; update the registers of controllers and nominees and report them to ACRA.',
            de: 'Unterlagen aufbewahren, in der Regel fünf Jahre; Register der Kontrollpersonen und Treuhänder aktuell halten und an ACRA melden.',
          },
        },
        {
          when: { en: 'Within 3~months', de: 'Innerhalb von 3~Monaten' },
          title: { en: 'Estimate of income', de: 'Schätzung des Einkommens' },
          text: {
            en: 'To the tax authority IRAS, after the year-end, unless the company is exempt.',
            de: 'An die Steuerbehörde IRAS, nach dem Bilanzstichtag, soweit keine Befreiung gilt.',
          },
        },
        {
          when: { en: 'Within 6~months', de: 'Innerhalb von 6~Monaten' },
          title: { en: 'Shareholders’ meeting', de: 'Gesellschafterversammlung' },
          text: {
            en: 'The accounts are presented. Private companies can do without the meeting under conditions, not without the accounts.',
            de: 'Der Abschluss wird vorgelegt. Private Gesellschaften können unter Bedingungen auf die Versammlung verzichten, auf den Abschluss nicht.',
          },
        },
        {
          when: { en: 'Within 7~months', de: 'Innerhalb von 7~Monaten' },
          title: { en: 'Annual return', de: 'Annual Return' },
          text: {
            en: 'To ACRA, with financial statements. Small companies need no audit if they meet two of three criteria.',
            de: 'An ACRA, mit Abschluss. Kleine Gesellschaften brauchen keine Prüfung, wenn sie zwei von drei Merkmalen erfüllen.',
          },
        },
        {
          when: { en: '30~November', de: '30.~November' },
          title: { en: 'Tax return', de: 'Steuererklärung' },
          text: {
            en: 'For the financial year that ended in the year before. The rate was 17% in 2026, with partial exemptions.',
            de: 'Für das Geschäftsjahr, das im Vorjahr endete. Der Satz beträgt 17~% (Stand 2026), mit teilweisen Befreiungen.',
          },
        },
        {
          when: { en: 'From S$1~million', de: 'Ab 1~Mio.~S$' },
          title: { en: 'Goods and services tax', de: 'Umsatzsteuer (GST)' },
          text: {
            en: 'Registration is compulsory above this taxable turnover. The rate was 9% in 2026.',
            de: 'Ab diesem steuerbaren Umsatz ist die Registrierung Pflicht. Der Satz beträgt 9~% (Stand 2026).',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: {
            en: 'Can I be the only director from Germany?',
            de: 'Kann ich von Deutschland aus der einzige Direktor sein?',
          },
          answerMarkdown: {
            en: 'No. At least one director must be ordinarily resident in Singapore. You can be a further director; then it matters all the more where decisions are taken.',
            de: 'Nein. Mindestens ein Direktor muss sich gewöhnlich in Singapur aufhalten. Sie können weiterer Direktor sein; umso wichtiger wird, wo die Entscheidungen fallen.',
          },
        },
        {
          question: { en: 'Singapore or Hong Kong?', de: 'Singapur oder Hongkong?' },
          answerMarkdown: {
            en: 'Hong Kong asks for no resident director, but for an audit every year. Singapore spares small companies the audit, but not the person. Suppliers in China often speak for [Hong Kong](/cht/Incorporation/IncorporationHK), customers and staff in South-East Asia for Singapore.',
            de: 'Hongkong verlangt keinen ansässigen Direktor, dafür jedes Jahr eine Prüfung. Singapur erspart kleinen Gesellschaften die Prüfung, aber nicht den Menschen vor Ort. Lieferanten in China sprechen oft für [Hongkong](/cht/Incorporation/IncorporationHK), Kunden und Mitarbeiter in Südostasien für Singapur.',
          },
        },
        {
          question: { en: 'Is foreign income tax-free?', de: 'Sind Auslandseinkünfte steuerfrei?' },
          answerMarkdown: {
            en: 'Only under conditions, which require taxation abroad, or people and decisions in Singapore. The tax authority decides. In your country of residence, rules on controlled foreign companies may apply as well. Ask a tax adviser.',
            de: 'Nur unter Bedingungen: einer Besteuerung im Ausland oder Personal und Entscheidungen vor Ort. Es entscheidet die Steuerbehörde. Im Wohnsitzland der Inhaber können Regeln zur Hinzurechnung dazukommen. Fragen Sie eine Steuerberatungskanzlei.',
          },
        },
        {
          question: { en: 'When is an audit necessary?', de: 'Wann ist eine Prüfung nötig?' },
          answerMarkdown: {
            en: 'Not for small companies: two of three criteria, namely turnover and assets of no more than S$10~million each and no more than 50~employees. In a group, the whole group must be small as well.',
            de: 'Nicht bei kleinen Gesellschaften: zwei von drei Merkmalen, nämlich Umsatz und Bilanzsumme bis je 10~Mio.~S$ und höchstens 50~Beschäftigte. Im Konzern muss auch der ganze Konzern klein sein.',
          },
        },
        {
          question: {
            en: 'Does the company need a visa for me?',
            de: 'Brauche ich für die Gesellschaft ein Visum?',
          },
          answerMarkdown: {
            en: 'Not for owning it or for being one of its directors abroad. To work in Singapore you need a pass; the ministry responsible decides, and forming a company does not entitle you to one.',
            de: 'Nicht, um sie zu besitzen oder aus dem Ausland als einer ihrer Direktoren zu wirken. Um in Singapur zu arbeiten, brauchen Sie einen Aufenthaltstitel; das zuständige Ministerium entscheidet, und eine Gründung gibt keinen Anspruch darauf.',
          },
        },
        {
          question: {
            en: 'Can you guarantee a date or an account?',
            de: 'Können Sie Termin oder Konto garantieren?',
          },
          answerMarkdown: {
            en: 'No. ACRA decides on the registration, the bank on the account. All times on this page are usual times after complete documents.',
            de: 'Nein. Über die Eintragung entscheidet ACRA, über das Konto die Bank. Alle Zeiten auf dieser Seite sind übliche Zeiten bei vollständigen Unterlagen.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'singapore-bvi-seychelles-duties',
        'hong-kong-company-yearly-duties',
        'ioss-for-imported-goods',
      ],
    },
    otherFormations('IncorporationXJP'),
    {
      blockType: 'callToAction',
      heading: { en: 'Who decides in Singapore?', de: 'Wer entscheidet in Singapur?' },
      text: {
        en: 'With a name and a task the formation is easy. Without one, let us talk about what the company is to achieve.',
        de: 'Mit einem Namen und einer Aufgabe ist die Gründung leicht. Fehlt beides, sprechen wir zuerst darüber, was die Gesellschaft leisten soll.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Annual review Singapore', de: 'Jahresmeldung Singapur' },
          url: '/cht/annualReview/annualReviewXJP',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
