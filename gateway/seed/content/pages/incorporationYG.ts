import { otherFormations } from '../companyPlaces';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

/** The United Kingdom. */
export const incorporationYG: SeedPage = {
  pageKey: 'IncorporationYG',
  title: { en: 'Company formation in the United Kingdom', de: 'Firmengründung im Vereinigten Königreich' },
  metaTitle: {
    en: 'UK Ltd formation: identity check, steps, prices',
    de: 'UK Limited gründen: Identitätsprüfung, Ablauf, Preise',
  },
  metaDescription: {
    en: 'A UK private limited company: identity verification, registered office, filing with Companies House, documents, prices and the duties that recur every year.',
    de: 'Die britische Limited: Identitätsprüfung, eingetragener Sitz, Antrag beim Companies House, Unterlagen, Preise und die Pflichten, die jedes Jahr wiederkehren.',
  },
  image: 'article-uk-company',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company formation · United Kingdom', de: 'Firmengründung · Vereinigtes Königreich' },
      title: {
        en: 'First the person, then the company',
        de: 'Erst die Person, dann die Gesellschaft',
      },
      lead: {
        en: 'A British limited company is registered within days. What takes time comes before: since 18~November 2025 every director has had to verify their identity. We prepare that check, the articles and the application, and provide the registered office.',
        de: 'Eine britische Limited ist in wenigen Tagen eingetragen. Zeit kostet, was davor kommt: Seit dem 18.~November 2025 muss jeder Direktor seine Identität nachweisen. Wir bereiten diese Prüfung, die Satzung und den Antrag vor und stellen den eingetragenen Sitz.',
      },
      image: 'article-uk-company',
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
            en: 'After the identity check; Companies House decides and may ask questions',
            de: 'Nach der Identitätsprüfung; das Companies House entscheidet und kann nachfragen',
          },
        },
        {
          value: { en: '1', de: '1' },
          label: { en: 'Director at least', de: 'Direktor mindestens' },
          note: {
            en: 'A natural person aged 16 or over; residence in the country is not required',
            de: 'Eine natürliche Person ab 16~Jahren; ein Wohnsitz im Land ist nicht nötig',
          },
        },
        {
          value: { en: '14~days', de: '14~Tage' },
          label: { en: 'For the confirmation statement', de: 'für das Confirmation Statement' },
          note: {
            en: 'After the end of each review period of twelve months',
            de: 'Nach Ende jedes Berichtszeitraums von zwölf Monaten',
          },
        },
        {
          value: { en: '9~months', de: '9~Monate' },
          label: { en: 'For the annual accounts', de: 'für den Jahresabschluss' },
          note: {
            en: 'After the year-end; the first accounts follow a rule of their own',
            de: 'Nach dem Bilanzstichtag; für den ersten Abschluss gilt eine eigene Regel',
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
          'A UK company suits merchants whose customers, staff or stock are in Britain. It signs leases and employment contracts, holds an account in pounds and is understood by every British business partner.',
          '### What the formation includes',
          bullets(
            'Check of the name against the register and the list of sensitive words, with two alternatives',
            'Guidance through the identity verification of directors and people with significant control',
            'Articles of association and statement of capital for a private company limited by shares',
            'Filing with Companies House through an authorised corporate service provider',
            'Registered office and forwarding of official post for the first twelve months',
            'Certificate, registers, first minutes and a calendar for the first eighteen months',
          ),
          '### What it does not do',
          'The company is a third-country business for the EU. It has no €10,000 threshold, needs an intermediary for [IOSS](/cht/commonQuestion?key=oss) and, for products, an operator in the Union. A British responsible person does not count there, or vice versa.',
          'Nor does a registered office make the company *established* for VAT. If it is run from abroad, the UK threshold of £90,000 does not apply to it: it registers with the first taxable sale. Where profits are taxed is a question for tax advisers in both countries, before the formation. We give them the file and wait for their answer.',
        ),
        de: paragraphs(
          'Eine britische Gesellschaft passt zu Händlern, deren Kunden, Mitarbeiter oder Lager in Großbritannien sind. Sie schließt Miet- und Arbeitsverträge, führt ein Konto in Pfund, und jeder britische Geschäftspartner kennt die Form.',
          '### Was zur Gründung gehört',
          bullets(
            'Prüfung des Namens im Register und auf genehmigungspflichtige Wörter, mit zwei Ausweichnamen',
            'Begleitung der Identitätsprüfung von Direktoren und Personen mit maßgeblicher Kontrolle',
            'Satzung (Articles of Association) und Kapitalerklärung der Private Company Limited by Shares',
            'Antrag beim Companies House über einen zugelassenen Dienstleister (Authorised Corporate Service Provider)',
            'eingetragener Sitz und Weiterleitung amtlicher Post für die ersten zwölf Monate',
            'Gründungsurkunde, Register, erstes Protokoll und ein Kalender für die ersten achtzehn Monate',
          ),
          '### Was sie nicht leistet',
          'Für die EU ist die Gesellschaft ein Unternehmen aus einem Drittland. Die Schwelle von 10.000~€ gilt für sie nicht, für den [IOSS](/cht/commonQuestion?key=oss) braucht sie einen Vermittler, für Produkte einen Wirtschaftsakteur in der Union. Die britische verantwortliche Person zählt dort nicht und umgekehrt.',
          'Der eingetragene Sitz macht die Gesellschaft auch nicht umsatzsteuerlich *ansässig*. Wird sie aus dem Ausland geführt, gilt die britische Schwelle von 90.000~£ für sie nicht: Sie registriert sich mit dem ersten steuerpflichtigen Umsatz. Wo der Gewinn zu versteuern ist, beantworten Steuerberater in beiden Ländern, und zwar vor der Gründung. Wir geben ihnen die Unterlagen und warten die Antwort ab.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'From the passport to the certificate', de: 'Vom Pass zur Gründungsurkunde' },
      lead: {
        en: 'Usual times after complete documents. Companies House, HMRC and the bank decide on their own schedule.',
        de: 'Übliche Zeiten bei vollständigen Unterlagen. Companies House, HMRC und Bank entscheiden nach eigenem Zeitplan.',
      },
      steps: [
        {
          title: { en: 'Name, purpose, shares', de: 'Name, Zweck, Anteile' },
          text: {
            en: 'We check the name, assign the activity codes and settle with you who directs, who owns and who decides.',
            de: 'Wir prüfen den Namen, ordnen die Tätigkeitsschlüssel zu und klären mit Ihnen, wer leitet, wem die Anteile gehören und wer entscheidet.',
          },
          duration: { en: '1 day', de: '1~Tag' },
        },
        {
          title: { en: 'Identity verification', de: 'Identitätsprüfung' },
          text: {
            en: 'Each director uses the government’s free online service or an authorised provider and receives a personal code of 11~characters. Treat it like a signature.',
            de: 'Jeder Direktor nutzt den kostenlosen Online-Dienst der Regierung oder einen zugelassenen Dienstleister und erhält einen elfstelligen Personal Code. Behandeln Sie ihn wie eine Unterschrift.',
          },
          duration: { en: '1 to 5~days', de: '1 bis 5~Tage' },
        },
        {
          title: { en: 'Application', de: 'Antrag' },
          text: {
            en: 'Articles, statement of capital, people with significant control, registered office and e-mail address go to Companies House.',
            de: 'Satzung, Kapitalerklärung, Personen mit maßgeblicher Kontrolle, eingetragener Sitz und E-Mail-Adresse gehen an das Companies House.',
          },
          duration: { en: '1 to 3~days', de: '1 bis 3~Tage' },
        },
        {
          title: { en: 'HMRC', de: 'HMRC' },
          text: {
            en: 'HMRC writes to the registered office with the tax reference. The company says when it starts to trade; VAT and EORI are separate applications.',
            de: 'HMRC schickt die Steuernummer an den eingetragenen Sitz. Die Gesellschaft meldet, wann sie den Betrieb aufnimmt; VAT und EORI sind eigene Anträge.',
          },
          duration: { en: '1 to 3~weeks', de: '1 bis 3~Wochen' },
        },
        {
          title: { en: 'Business account', de: 'Geschäftskonto' },
          text: {
            en: 'We prepare the file for a payment institution or a bank. Without a link to Britain, banks decline more often than they accept.',
            de: 'Wir bereiten die Akte für ein Zahlungsinstitut oder eine Bank vor. Ohne Bezug zu Großbritannien lehnen Banken öfter ab, als sie zusagen.',
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
        en: 'For each director and each person who holds more than 25% of shares or votes or otherwise decides.',
        de: 'Für jeden Direktor und jede Person, die mehr als 25~% der Anteile oder Stimmen hält oder auf andere Weise entscheidet.',
      },
      items: [
        {
          text: { en: 'Biometric passport', de: 'Biometrischer Reisepass' },
          note: {
            en: 'Other documents are possible through an authorised provider',
            de: 'Andere Dokumente sind über einen zugelassenen Dienstleister möglich',
          },
        },
        {
          text: { en: 'Personal code', de: 'Personal Code' },
          note: {
            en: 'If the identity has been verified for another company already',
            de: 'Falls die Identität schon für eine andere Gesellschaft geprüft wurde',
          },
        },
        {
          text: { en: 'Residential and service address', de: 'Wohn- und Zustellanschrift' },
          note: {
            en: 'The service address is public, the residential address is not',
            de: 'Die Zustellanschrift ist öffentlich, die Wohnanschrift nicht',
          },
        },
        {
          text: { en: 'Company name', de: 'Firmenname' },
          note: { en: 'With two alternatives', de: 'Mit zwei Ausweichnamen' },
        },
        {
          text: { en: 'Shares and rights', de: 'Anteile und Rechte' },
          note: {
            en: 'Number, value, holder; one pound is enough in law',
            de: 'Anzahl, Nennwert, Inhaber; rechtlich genügt ein Pfund',
          },
        },
        {
          text: { en: 'Description of the business', de: 'Beschreibung des Geschäfts' },
          note: {
            en: 'Goods, markets, warehouses, expected turnover, source of funds',
            de: 'Waren, Märkte, Lager, erwarteter Umsatz, Herkunft der Mittel',
          },
        },
        {
          text: { en: 'Papers of a corporate shareholder', de: 'Unterlagen einer beteiligten Gesellschaft' },
          note: {
            en: 'Register extract and a chart up to the natural persons, translated if necessary',
            de: 'Registerauszug und Beteiligungsschema bis zu den natürlichen Personen, falls nötig übersetzt',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Our net prices. The fees of Companies House have risen more than once since 2024; the quote shows them at the rate then in force.',
        de: 'Unsere Nettopreise. Die Gebühren des Companies House sind seit 2024 mehrfach gestiegen; das Angebot nennt sie in der jeweils geltenden Höhe.',
      },
      services: [
        'incorporation-united-kingdom',
        'annual-review-united-kingdom',
        'vat-registration-united-kingdom',
        'bank-account',
      ],
    },
    {
      blockType: 'timeline',
      anchor: 'duties',
      heading: { en: 'The duties of a year', de: 'Die Pflichten eines Jahres' },
      lead: {
        en: 'Two authorities, two calendars: Companies House wants to know who you are, HMRC what you earned.',
        de: 'Zwei Behörden, zwei Kalender: Das Companies House will wissen, wer Sie sind, HMRC, was Sie verdient haben.',
      },
      entries: [
        {
          when: { en: 'All year', de: 'Laufend' },
          title: { en: 'Records and changes', de: 'Unterlagen und Änderungen' },
          text: {
            en: 'Keep accounting records, usually for six years. Report changes of directors, owners and address, mostly within 14~days.',
            de: 'Buchführungsunterlagen aufbewahren, in der Regel sechs Jahre. Änderungen von Direktoren, Inhabern und Anschrift melden, meist binnen 14~Tagen.',
          },
        },
        {
          when: { en: 'Within 14~days', de: 'Innerhalb von 14~Tagen' },
          title: { en: 'Confirmation statement', de: 'Confirmation Statement' },
          text: {
            en: 'At least once in twelve months the company confirms that the register is right and its purposes are lawful.',
            de: 'Mindestens einmal in zwölf Monaten bestätigt die Gesellschaft, dass das Register stimmt und ihre Zwecke rechtmäßig sind.',
          },
        },
        {
          when: { en: 'Within 9~months', de: 'Innerhalb von 9~Monaten' },
          title: { en: 'Annual accounts', de: 'Jahresabschluss' },
          text: {
            en: 'Filed with Companies House. The first ones are due 21~months after incorporation if they cover more than twelve months.',
            de: 'Beim Companies House einzureichen. Der erste ist 21~Monate nach der Gründung fällig, wenn er mehr als zwölf Monate umfasst.',
          },
        },
        {
          when: { en: '9~months and one day', de: '9~Monate und ein Tag' },
          title: { en: 'Corporation tax', de: 'Körperschaftsteuer' },
          text: {
            en: 'The tax is usually due before the return, which follows within twelve months of the end of the accounting period.',
            de: 'Die Steuer ist in der Regel vor der Erklärung fällig; diese folgt binnen zwölf Monaten nach Ende des Besteuerungszeitraums.',
          },
        },
        {
          when: { en: 'If registered', de: 'Wenn registriert' },
          title: { en: 'VAT returns', de: 'VAT-Erklärungen' },
          text: {
            en: 'Usually quarterly with digital records, one month and seven days after the quarter.',
            de: 'In der Regel vierteljährlich mit digitalen Aufzeichnungen, einen Monat und sieben Tage nach dem Quartal.',
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
          question: { en: 'Do I have to live in Britain?', de: 'Muss ich in Großbritannien wohnen?' },
          answerMarkdown: {
            en: 'No. Directors and shareholders may live anywhere. The registered office must be an address in the same part of the United Kingdom in which the company is registered, where post reaches someone who acts for it; a post box is not enough.',
            de: 'Nein. Direktoren und Gesellschafter können überall wohnen. Der eingetragene Sitz muss in dem Landesteil des Vereinigten Königreichs liegen, in dem die Gesellschaft registriert ist, und Post muss dort jemanden erreichen, der für sie handelt; ein Postfach genügt nicht.',
          },
        },
        {
          question: {
            en: 'Can you do the identity verification for me?',
            de: 'Können Sie die Identitätsprüfung für mich erledigen?',
          },
          answerMarkdown: {
            en: 'No, each person has to do it. We explain the options, and if the online service does not accept your document, we put you in touch with an authorised provider. The code stays with you.',
            de: 'Nein, das muss jede Person selbst tun. Wir erklären die Wege und bringen Sie, wenn der Online-Dienst Ihr Dokument nicht annimmt, mit einem zugelassenen Dienstleister zusammen. Der Code bleibt bei Ihnen.',
          },
        },
        {
          question: {
            en: 'Does a UK company help me to sell into the EU?',
            de: 'Hilft mir eine britische Gesellschaft beim Verkauf in die EU?',
          },
          answerMarkdown: {
            en: 'No. For the EU it is a company of a third country, with all that follows for VAT, customs and product safety. For sales to EU customers a [company in the EU](/cht/Incorporation/IncorporationFR) or no additional company at all is usually the better answer.',
            de: 'Nein. Für die EU ist sie eine Gesellschaft aus einem Drittland, mit allen Folgen für Umsatzsteuer, Zoll und Produktsicherheit. Für Verkäufe an Kunden in der EU ist eine [Gesellschaft in der EU](/cht/Incorporation/IncorporationFR) oder gar keine weitere meist die bessere Antwort.',
          },
        },
        {
          question: {
            en: 'Do I need the company to sell on a British marketplace?',
            de: 'Brauche ich die Gesellschaft, um auf einem britischen Marktplatz zu verkaufen?',
          },
          answerMarkdown: {
            en: 'Not usually. A German GmbH can sell to Britain and register for VAT there. For goods already in the country, the marketplace owes the VAT of overseas sellers. A company number does not prove that you are established there; marketplaces check it.',
            de: 'In der Regel nicht. Auch eine GmbH kann nach Großbritannien verkaufen und sich dort für die VAT registrieren. Für Waren, die schon im Land sind, schuldet der Marktplatz die VAT der ausländischen Händler. Eine Registernummer beweist keine Ansässigkeit; Marktplätze prüfen das.',
          },
        },
        {
          question: { en: 'Is an audit necessary?', de: 'Ist eine Abschlussprüfung nötig?' },
          answerMarkdown: {
            en: 'Small companies are mostly exempt; the size of a group counts as a whole. Accounts are due in any case, even from a dormant company.',
            de: 'Kleine Gesellschaften sind meist befreit; im Konzern zählt die Größe des Ganzen. Ein Abschluss ist in jedem Fall fällig, auch von einer ruhenden Gesellschaft.',
          },
        },
        {
          question: {
            en: 'What about a company that I no longer need?',
            de: 'Was wird aus einer Gesellschaft, die ich nicht mehr brauche?',
          },
          answerMarkdown: {
            en: 'Have it struck off on application once it has not traded for three months and everything is settled. Letting the dates pass is the expensive way: penalties keep running, and anything the company still owns can pass to the Crown.',
            de: 'Lassen Sie sie auf Antrag löschen, wenn sie drei Monate nicht tätig war und alles beglichen ist. Fristen verstreichen zu lassen ist der teure Weg: Strafen laufen weiter, und was der Gesellschaft noch gehört, kann an die Krone fallen.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'uk-limited-company-2026',
        'vat-in-britain-switzerland-norway',
        'company-forms-germany-france-ireland',
      ],
    },
    otherFormations('IncorporationYG'),
    {
      blockType: 'callToAction',
      heading: { en: 'Is Britain where the work is done?', de: 'Wird die Arbeit in Großbritannien getan?' },
      text: {
        en: 'Tell us where you make decisions, where the goods are and where the customers are. We can then say whether a limited company changes anything for you.',
        de: 'Sagen Sie uns, wo Sie entscheiden, wo die Ware liegt und wo die Kunden sind. Daraus ergibt sich, ob eine Limited für Sie etwas ändert.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Annual review United Kingdom', de: 'Jahresmeldung Vereinigtes Königreich' },
          url: '/cht/annualReview/annualReviewYG',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
