import { otherFormations } from '../companyPlaces';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

/** The Seychelles. */
export const incorporationSSE: SeedPage = {
  pageKey: 'IncorporationSSE',
  title: { en: 'Company formation in the Seychelles', de: 'Firmengründung auf den Seychellen' },
  metaTitle: {
    en: 'Seychelles IBC: formation, records, limits',
    de: 'Seychellen-IBC: Gründung, Unterlagen, Grenzen',
  },
  metaDescription: {
    en: 'The Seychelles international business company: why we seldom recommend it to sellers in Europe, what it asks of you twice a year, documents, steps and prices.',
    de: 'Die International Business Company der Seychellen: warum wir sie Händlern in Europa selten empfehlen, was sie zweimal im Jahr verlangt, Unterlagen, Ablauf, Preise.',
  },
  image: 'article-offshore-duties',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company formation · Seychelles', de: 'Firmengründung · Seychellen' },
      title: {
        en: 'The cheapest company can be the most expensive',
        de: 'Die billigste Gesellschaft kann die teuerste sein',
      },
      lead: {
        en: 'The international business company, IBC, costs little to form. Its price comes later: records twice a year, doors closed at banks, questions from tax offices. To merchants in Europe we seldom recommend it, and this page says why.',
        de: 'Die International Business Company, kurz IBC, ist günstig zu gründen. Ihr Preis kommt später: Unterlagen zweimal im Jahr, verschlossene Türen bei Banken, Fragen von Finanzämtern. Händlern in Europa empfehlen wir sie selten, und diese Seite sagt, warum.',
      },
      image: 'article-offshore-duties',
      actions: [
        {
          label: { en: 'When it makes no sense', de: 'Wann sie nicht sinnvoll ist' },
          url: '#scope',
          emphasis: 'primary',
        },
        { label: { en: 'See prices', de: 'Preise ansehen' }, url: '#prices', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'At a glance', de: 'Auf einen Blick' },
      items: [
        {
          value: { en: '3–7~days', de: '3–7~Tage' },
          label: { en: 'Usual time to incorporate', de: 'Übliche Dauer der Eintragung' },
          note: {
            en: 'After the agent has accepted the file; the registry decides',
            de: 'Nachdem der Agent die Akte angenommen hat; es entscheidet das Register',
          },
        },
        {
          value: { en: 'Twice', de: 'Zweimal' },
          label: {
            en: 'A year, accounting records to the Seychelles',
            de: 'im Jahr Buchführungsunterlagen auf die Seychellen',
          },
          note: { en: 'By January and by July', de: 'Bis Januar und bis Juli' },
        },
        {
          value: { en: '7~years', de: '7~Jahre' },
          label: { en: 'To keep the records', de: 'Aufbewahrung der Unterlagen' },
          note: {
            en: 'The agent must know where the originals are',
            de: 'Der Agent muss wissen, wo die Originale liegen',
          },
        },
        {
          value: { en: '5', de: '5' },
          label: { en: 'Dates in an ordinary year', de: 'Termine in einem gewöhnlichen Jahr' },
          note: {
            en: 'More than a company in Singapore has',
            de: 'Mehr, als eine Gesellschaft in Singapur hat',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'scope',
      heading: {
        en: 'When it makes no sense, and when it does',
        de: 'Wann sie nicht sinnvoll ist – und wann doch',
      },
      bodyMarkdown: {
        en: paragraphs(
          'If you sell goods to consumers in the EU, an IBC gains you nothing and often costs you time.',
          '### What speaks against it',
          bullets(
            '**The account.** Banks and payment institutions in Europe often decline such companies, whatever their owners are like. Without an account there are no payouts from marketplaces.',
            '**VAT and products.** The duties of a third-country seller apply in full: registration where stock is held, an intermediary for [IOSS](/cht/commonQuestion?key=oss), an operator in the EU on the product.',
            '**Tax residence.** If it is managed from Germany, the company can be fully taxable there. Low-taxed income may be attributed to owners who control it under rules on controlled foreign companies.',
            '**The EU list.** The Seychelles have been on the EU list of non-cooperative jurisdictions and have been removed again, more than once. The list on the day of a payment can decide whether your customer may deduct it.',
            '**No staff, no substance.** Certain foreign passive income of groups is taxed in the Seychelles if nobody works there for it.',
          ),
          '### What remains',
          'Owners who live outside Europe, trade in Asia or Africa and have a bank that knows them. Or an existing IBC with contracts that cannot be moved at once: then it is a matter of keeping it properly until it can be dissolved.',
          '### What our service includes',
          'A written pre-check, the file for a licensed registered agent, memorandum and articles, the first registers, and a calendar. No nominees, no tax advice, no account guarantee.',
        ),
        de: paragraphs(
          'Wer Waren an Verbraucher in der EU verkauft, gewinnt mit einer IBC nichts und verliert oft Zeit.',
          '### Was dagegen spricht',
          bullets(
            '**Das Konto.** Banken und Zahlungsinstitute in Europa lehnen solche Gesellschaften oft ab, gleich, wer dahintersteht. Ohne Konto gibt es keine Auszahlungen der Marktplätze.',
            '**Umsatzsteuer und Produkte.** Die Pflichten eines Händlers aus einem Drittland gelten in vollem Umfang: Registrierung, wo Ware lagert, ein Vermittler für den [IOSS](/cht/commonQuestion?key=oss), ein Wirtschaftsakteur in der EU auf dem Produkt.',
            '**Steuerliche Ansässigkeit.** Von Deutschland aus geleitet, kann die Gesellschaft dort unbeschränkt steuerpflichtig sein. Niedrig besteuerte Einkünfte können Inhabern, die sie beherrschen, zugerechnet werden (Hinzurechnungsbesteuerung).',
            '**Die EU-Liste.** Die Seychellen standen mehr als einmal auf der EU-Liste nicht kooperativer Gebiete und wurden wieder gestrichen. Vom Stand am Tag einer Zahlung kann abhängen, ob Ihr Kunde sie abziehen darf.',
            '**Kein Personal, keine Substanz.** Bestimmte passive Auslandseinkünfte von Konzernen werden auf den Seychellen besteuert, wenn dort niemand dafür arbeitet.',
          ),
          '### Was übrig bleibt',
          'Inhaber, die außerhalb Europas leben, in Asien oder Afrika handeln und eine Bank haben, die sie kennt. Oder eine bestehende IBC mit Verträgen, die sich nicht sofort übertragen lassen: Dann geht es darum, sie ordentlich zu führen, bis sie aufgelöst werden kann.',
          '### Was unsere Leistung umfasst',
          'Eine schriftliche Vorprüfung, die Akte für einen zugelassenen Registered Agent, Gründungsurkunde und Satzung, die ersten Register und einen Kalender. Keine Treuhänder, keine Steuerberatung, keine Kontogarantie.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'If you go ahead: the steps', de: 'Wenn es sein soll: der Ablauf' },
      lead: {
        en: 'Usual times after complete documents. Agent, registry and bank decide on their own schedule.',
        de: 'Übliche Zeiten bei vollständigen Unterlagen. Agent, Register und Bank entscheiden nach eigenem Zeitplan.',
      },
      steps: [
        {
          title: { en: 'Pre-check', de: 'Vorprüfung' },
          text: {
            en: 'Purpose, owners, countries, bank. Our answer is in writing and names the alternative.',
            de: 'Zweck, Inhaber, Länder, Bank. Unsere Antwort ist schriftlich und nennt die Alternative.',
          },
          duration: { en: '2 to 3~days', de: '2 bis 3~Tage' },
        },
        {
          title: { en: 'The bank first', de: 'Zuerst die Bank' },
          text: {
            en: 'We ask the institution you have in mind before anything is set up. A refusal now costs nothing.',
            de: 'Wir fragen das Institut, an das Sie denken, bevor etwas gegründet wird. Eine Absage kostet jetzt noch nichts.',
          },
          duration: { en: '1 to 3~weeks', de: '1 bis 3~Wochen' },
        },
        {
          title: { en: 'File for the agent', de: 'Akte für den Agent' },
          text: {
            en: 'Certified identities, source of funds, place of the accounting records.',
            de: 'Beglaubigte Ausweise, Herkunft der Mittel, Ort der Buchführungsunterlagen.',
          },
          duration: { en: '2 to 5~days', de: '2 bis 5~Tage' },
        },
        {
          title: { en: 'Incorporation', de: 'Eintragung' },
          text: {
            en: 'The agent files; the certificate names the anniversary on which the yearly fee falls due.',
            de: 'Der Agent reicht ein; die Urkunde nennt den Jahrestag, zu dem die Jahresgebühr fällig wird.',
          },
          duration: { en: '3 to 7~days', de: '3 bis 7~Tage' },
        },
        {
          title: { en: 'Registers and bookkeeping', de: 'Register und Buchführung' },
          text: {
            en: 'Directors, members and beneficial owners are entered. The books begin on the same day, not in the first July.',
            de: 'Direktoren, Gesellschafter und wirtschaftlich Berechtigte werden eingetragen. Die Bücher beginnen am selben Tag, nicht erst im ersten Juli.',
          },
          duration: { en: '1 to 2~weeks', de: '1 bis 2~Wochen' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'Documents', de: 'Unterlagen' },
      lead: {
        en: 'For directors, shareholders and beneficial owners. Copies are certified.',
        de: 'Für Direktoren, Gesellschafter und wirtschaftlich Berechtigte. Kopien werden beglaubigt.',
      },
      items: [
        {
          text: { en: 'Passport, certified', de: 'Reisepass, beglaubigt' },
          note: {
            en: 'By a notary or another person the agent accepts',
            de: 'Von einem Notar oder einer anderen Person, die der Agent anerkennt',
          },
        },
        {
          text: { en: 'Proof of address', de: 'Adressnachweis' },
          note: { en: 'Not older than three months', de: 'Nicht älter als drei Monate' },
        },
        {
          text: { en: 'Reference of a bank or adviser', de: 'Referenz einer Bank oder Kanzlei' },
          note: { en: 'Many agents ask for one', de: 'Viele Agents verlangen sie' },
        },
        {
          text: { en: 'Origin of funds', de: 'Herkunft der Mittel' },
          note: {
            en: 'Statements, contracts, annual accounts',
            de: 'Kontoauszüge, Verträge, Jahresabschlüsse',
          },
        },
        {
          text: { en: 'Description of the business', de: 'Beschreibung des Geschäfts' },
          note: {
            en: 'Goods, suppliers, customers, countries, and why the Seychelles',
            de: 'Waren, Lieferanten, Kunden, Länder, und warum die Seychellen',
          },
        },
        {
          text: { en: 'Place of the accounting records', de: 'Ort der Buchführungsunterlagen' },
          note: {
            en: 'Address and person responsible, if not with the agent',
            de: 'Anschrift und verantwortliche Person, wenn nicht beim Agent',
          },
        },
        {
          text: { en: 'Opinion of your tax adviser', de: 'Stellungnahme Ihrer Steuerkanzlei' },
          note: {
            en: 'For owners resident in Europe we require it',
            de: 'Bei Inhabern mit Wohnsitz in Europa setzen wir sie voraus',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Our net prices. Government fees change; the quote shows them at the rate then in force. If we advise against the formation, only the pre-check is charged.',
        de: 'Unsere Nettopreise. Staatliche Gebühren ändern sich; das Angebot nennt sie in der jeweils geltenden Höhe. Raten wir ab, berechnen wir nur die Vorprüfung.',
      },
      services: ['incorporation-seychelles', 'annual-review-seychelles', 'bank-account'],
    },
    {
      blockType: 'timeline',
      anchor: 'duties',
      heading: { en: 'The duties of a year', de: 'Die Pflichten eines Jahres' },
      lead: {
        en: 'Tightened most since 2021. All of them run through one agent.',
        de: 'Seit 2021 am stärksten verschärft. Alle laufen über einen einzigen Agent.',
      },
      entries: [
        {
          when: { en: 'January', de: 'Januar' },
          title: { en: 'Records of the second half-year', de: 'Unterlagen des zweiten Halbjahrs' },
          text: {
            en: 'Accounting records for July to December reach the registered office. Copies are enough if the originals are kept elsewhere.',
            de: 'Die Buchführungsunterlagen für Juli bis Dezember liegen am eingetragenen Sitz. Kopien genügen, wenn die Originale anderswo liegen.',
          },
        },
        {
          when: { en: 'Within 6~months', de: 'Innerhalb von 6~Monaten' },
          title: { en: 'Financial summary', de: 'Financial Summary' },
          text: {
            en: 'After the year-end, for large companies and those that are not pure holdings.',
            de: 'Nach dem Bilanzstichtag, für große Gesellschaften und solche, die keine reinen Holdings sind.',
          },
        },
        {
          when: { en: 'July', de: 'Juli' },
          title: { en: 'Records of the first half-year', de: 'Unterlagen des ersten Halbjahrs' },
          text: {
            en: 'The same again for January to June.',
            de: 'Dasselbe noch einmal für Januar bis Juni.',
          },
        },
        {
          when: { en: 'Anniversary', de: 'Jahrestag' },
          title: { en: 'Annual fee', de: 'Jahresgebühr' },
          text: {
            en: 'To the registry, by the anniversary of incorporation. Agents invoice earlier.',
            de: 'An das Register, bis zum Jahrestag der Gründung. Agents berechnen sie schon früher.',
          },
        },
        {
          when: { en: 'Once per calendar year', de: 'Einmal im Kalenderjahr' },
          title: { en: 'Declaration to the agent', de: 'Erklärung an den Agent' },
          text: {
            en: 'Records are kept, the register of members is complete.',
            de: 'Unterlagen werden geführt, das Gesellschafterregister ist vollständig.',
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
            en: 'Friends sell through an IBC without trouble. Why not me?',
            de: 'Bekannte verkaufen problemlos über eine IBC. Warum nicht auch ich?',
          },
          answerMarkdown: {
            en: 'Perhaps they live elsewhere, or nobody has asked yet. Account data is exchanged automatically, marketplaces report sellers’ data, and tax offices look years back. Ask an adviser before, not after.',
            de: 'Vielleicht leben sie anderswo, oder es hat noch niemand gefragt. Kontodaten werden automatisch ausgetauscht, Marktplätze melden Verkäuferdaten, und Finanzämter sehen Jahre zurück. Fragen Sie eine Kanzlei vorher, nicht nachher.',
          },
        },
        {
          question: {
            en: 'What would you suggest instead?',
            de: 'Was empfehlen Sie stattdessen?',
          },
          answerMarkdown: {
            en: 'Usually the company you already have, with the registrations it lacks. For buying in Asia perhaps [Hong Kong](/cht/Incorporation/IncorporationHK) or [Singapore](/cht/Incorporation/IncorporationXJP), for the single market a [company in the EU](/cht/Incorporation/IncorporationFR).',
            de: 'Meist die Gesellschaft, die Sie schon haben, mit den Registrierungen, die ihr fehlen. Für den Einkauf in Asien vielleicht [Hongkong](/cht/Incorporation/IncorporationHK) oder [Singapur](/cht/Incorporation/IncorporationXJP), für den Binnenmarkt eine [Gesellschaft in der EU](/cht/Incorporation/IncorporationFR).',
          },
        },
        {
          question: { en: 'Is the IBC free of tax?', de: 'Ist die IBC steuerfrei?' },
          answerMarkdown: {
            en: 'Not in general. The Seychelles tax local income and, in groups, certain foreign passive income. Above all, other countries tax what is managed or earned there. We give no tax advice; an adviser in the owners’ country has to answer.',
            de: 'Nicht allgemein. Die Seychellen besteuern inländische Einkünfte und bei Konzernen bestimmte passive Auslandseinkünfte. Vor allem besteuern andere Länder, was dort geleitet oder verdient wird. Steuerberatung leisten wir nicht; antworten muss eine Kanzlei im Land der Inhaber.',
          },
        },
        {
          question: { en: 'Who can see the owners?', de: 'Wer kann die Inhaber sehen?' },
          answerMarkdown: {
            en: 'Beneficial owners are entered in a register with the agent and in a database that is not public but is open to authorities. Banks and marketplaces will ask you directly.',
            de: 'Wirtschaftlich Berechtigte stehen in einem Register beim Agent und in einer Datenbank, die nicht öffentlich ist, aber Behörden offensteht. Banken und Marktplätze fragen Sie selbst.',
          },
        },
        {
          question: {
            en: 'Do I have to report the company in Germany?',
            de: 'Muss ich die Gesellschaft in Deutschland melden?',
          },
          answerMarkdown: {
            en: 'Usually, yes: residents must notify the tax office when they set up or acquire foreign companies. Your adviser knows the form and the date.',
            de: 'In der Regel ja: Ansässige müssen dem Finanzamt anzeigen, wenn sie ausländische Gesellschaften gründen oder erwerben. Form und Frist kennt Ihre Kanzlei.',
          },
        },
        {
          question: {
            en: 'Can an IBC be moved to another country?',
            de: 'Lässt sich eine IBC in ein anderes Land verlegen?',
          },
          answerMarkdown: {
            en: 'Some laws allow it, under conditions on both sides and with tax consequences. More often the business is transferred and the IBC dissolved.',
            de: 'Manche Rechtsordnungen lassen es zu, unter Bedingungen auf beiden Seiten und mit steuerlichen Folgen. Häufiger wird das Geschäft übertragen und die IBC aufgelöst.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'singapore-bvi-seychelles-duties',
        'company-forms-germany-france-ireland',
        'who-represents-a-foreign-seller',
      ],
    },
    otherFormations('IncorporationSSE'),
    {
      blockType: 'callToAction',
      heading: { en: 'Let us try to talk you out of it', de: 'Lassen Sie sich zuerst abraten' },
      text: {
        en: 'Half an hour, no charge. If there is still a reason afterwards, we prepare the pre-check.',
        de: 'Eine halbe Stunde, kostenlos. Bleibt danach noch ein Grund, bereiten wir die Vorprüfung vor.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Annual review Seychelles', de: 'Jahresmeldung Seychellen' },
          url: '/cht/annualReview/annualReviewSSE',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
