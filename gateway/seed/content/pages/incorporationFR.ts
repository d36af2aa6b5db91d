import { otherFormations } from '../companyPlaces';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const incorporationFR: SeedPage = {
  pageKey: 'IncorporationFR',
  title: { en: 'Company formation in France', de: 'Firmengründung in Frankreich' },
  metaTitle: {
    en: 'SAS formation in France: steps, documents, prices',
    de: 'SAS in Frankreich gründen: Ablauf, Unterlagen, Preise',
  },
  metaDescription: {
    en: 'The French SAS from the statutes to the Kbis extract: what is needed, how long it usually takes, what it costs, and what a company in the EU changes for a seller.',
    de: 'Die französische SAS von der Satzung bis zum Kbis: was nötig ist, wie lange es meist dauert, was es kostet und was eine Gesellschaft in der EU für Händler ändert.',
  },
  image: 'article-eu-company-forms',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company formation · France', de: 'Firmengründung · Frankreich' },
      title: {
        en: 'A French company, with people behind its address',
        de: 'Eine französische Gesellschaft, hinter deren Anschrift jemand arbeitet',
      },
      lead: {
        en: 'The SAS leaves its shareholders much freedom and the registry little patience with gaps in the file. We put the file together, bring in the lawyer for the statutes and see the application through until the Kbis extract arrives.',
        de: 'Die SAS lässt den Gesellschaftern viel Freiheit und das Register wenig Nachsicht mit lückenhaften Akten. Wir stellen die Akte zusammen, ziehen für die Satzung eine Anwaltskanzlei hinzu und begleiten den Antrag, bis der Kbis vorliegt.',
      },
      image: 'article-eu-company-forms',
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
          value: { en: '1–3~weeks', de: '1–3~Wochen' },
          label: { en: 'Usual time up to the Kbis', de: 'Übliche Dauer bis zum Kbis' },
          note: {
            en: 'With a complete file; bank and registry decide',
            de: 'Bei vollständiger Akte; Bank und Register entscheiden',
          },
        },
        {
          value: { en: '1', de: '1' },
          label: { en: 'Shareholder is enough', de: 'Gesellschafter genügt' },
          note: {
            en: 'The form is then called SASU; the law is the same',
            de: 'Die Form heißt dann SASU; es gilt dasselbe Recht',
          },
        },
        {
          value: { en: 'Half', de: 'Die Hälfte' },
          label: {
            en: 'Of cash contributions to pay in at formation',
            de: 'der Bareinlagen ist bei der Gründung einzuzahlen',
          },
          note: {
            en: 'At least; the rest within five years. There is no minimum capital',
            de: 'Mindestens; der Rest binnen fünf Jahren. Ein Mindestkapital gibt es nicht',
          },
        },
        {
          value: { en: '1~month', de: '1~Monat' },
          label: { en: 'To file the approved accounts', de: 'Frist zur Hinterlegung des Abschlusses' },
          note: {
            en: 'After approval; two months when filed online',
            de: 'Nach der Feststellung; zwei Monate bei Einreichung online',
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
          'A company in France suits merchants whose main market is French, who keep stock and people there or who want to be in the single market with a company that really exists in it. It registers for VAT in other Member States without a fiscal representative, uses [OSS and IOSS](/cht/commonQuestion?key=oss) without an intermediary and can be named as importer on the product.',
          '### What the formation includes',
          bullets(
            'Comparison of SAS, SASU and the alternative of no company at all, in writing',
            'Questionnaire for the statutes and handover to a French lawyer, who drafts and answers for them',
            'File for the deposit of the capital at a bank or with a notary',
            'Notice in an approved medium and application through the one-stop shop of the INPI',
            'Declaration of the beneficial owners with the application',
            'Kbis extract, shareholder register and a calendar for the first eighteen months',
          ),
          '### What it does not do',
          'It does not replace representatives elsewhere: packaging, devices and batteries are registered in every country of sale, and a company in France is not established in Germany. Nor does it settle the marketplace question; it turns it round: for sales within the EU the platform is no longer the deemed supplier. The company owes that VAT itself.',
          'A French company that is run from a desk in Munich may be fully taxable in Germany. Tax advice in both countries comes before the statutes. We do not give it; we hand the file to the advisers you choose.',
        ),
        de: paragraphs(
          'Eine Gesellschaft in Frankreich passt zu Händlern, deren Hauptmarkt Frankreich ist, die dort Lager und Mitarbeiter haben oder mit einer Gesellschaft im Binnenmarkt sein wollen, die es dort auch gibt. Sie registriert sich in anderen Mitgliedstaaten ohne Fiskalvertreter, nutzt [OSS und IOSS](/cht/commonQuestion?key=oss) ohne Vermittler und kann als Importeur auf dem Produkt stehen.',
          '### Was zur Gründung gehört',
          bullets(
            'schriftlicher Vergleich von SAS, SASU und der Möglichkeit, gar keine Gesellschaft zu gründen',
            'Fragebogen zur Satzung und Übergabe an eine französische Anwaltskanzlei, die sie entwirft und verantwortet',
            'Akte für die Hinterlegung des Kapitals bei einer Bank oder einem Notar',
            'Bekanntmachung in einem zugelassenen Medium und Antrag über die zentrale Stelle des INPI',
            'Erklärung der wirtschaftlich Berechtigten zusammen mit dem Antrag',
            'Kbis, Gesellschafterregister und ein Kalender für die ersten achtzehn Monate',
          ),
          '### Was sie nicht leistet',
          'Vertreter in anderen Ländern ersetzt sie nicht: Verpackungen, Geräte und Batterien werden in jedem Verkaufsland registriert, und eine Gesellschaft in Frankreich ist in Deutschland nicht niedergelassen. Die Frage der Marktplätze erledigt sie ebenfalls nicht, sie dreht sie um: Für Verkäufe innerhalb der EU entfällt die Lieferkettenfiktion, und die Gesellschaft schuldet diese Umsatzsteuer selbst.',
          'Wird die französische Gesellschaft von einem Schreibtisch in München aus geführt, kann sie in Deutschland unbeschränkt steuerpflichtig sein. Die Beratung durch Steuerkanzleien in beiden Ländern gehört deshalb vor die Satzung. Wir leisten sie nicht, sondern geben die Unterlagen an die Kanzleien Ihrer Wahl.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'From the statutes to the Kbis', de: 'Von der Satzung zum Kbis' },
      lead: {
        en: 'Usual times after complete documents. Bank, registry and tax office decide on their own schedule.',
        de: 'Übliche Zeiten bei vollständigen Unterlagen. Bank, Register und Finanzamt entscheiden nach eigenem Zeitplan.',
      },
      steps: [
        {
          title: { en: 'Purpose and form', de: 'Zweck und Form' },
          text: {
            en: 'We agree what the company is for, who presides over it, where its registered office is and when its year ends.',
            de: 'Wir klären, wozu die Gesellschaft dient, wer sie als Präsident leitet, wo ihr Sitz ist und wann ihr Geschäftsjahr endet.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Statutes', de: 'Satzung' },
          text: {
            en: 'The lawyer drafts, you read and ask. The freedom of the form means that what is not written down is not settled.',
            de: 'Die Kanzlei entwirft, Sie lesen und fragen. Die Freiheit der Form bedeutet: Was nicht geschrieben steht, ist nicht geregelt.',
          },
          duration: { en: '3 to 7~days', de: '3 bis 7~Tage' },
        },
        {
          title: { en: 'Deposit of the capital', de: 'Hinterlegung des Kapitals' },
          text: {
            en: 'Bank or notary receives the contributions and issues the certificate. For owners abroad this is often the longest step.',
            de: 'Bank oder Notar nehmen die Einlagen entgegen und stellen die Bescheinigung aus. Für Inhaber im Ausland ist das oft der längste Schritt.',
          },
          duration: { en: '2 to 10~days', de: '2 bis 10~Tage' },
        },
        {
          title: { en: 'Notice and application', de: 'Bekanntmachung und Antrag' },
          text: {
            en: 'The formation is published; the file goes to the registry through the INPI’s one-stop shop, in French.',
            de: 'Die Gründung wird bekannt gemacht; die Akte geht auf Französisch über die zentrale Stelle des INPI an das Register.',
          },
          duration: { en: '2 to 7~days', de: '2 bis 7~Tage' },
        },
        {
          title: { en: 'Kbis, tax numbers, account', de: 'Kbis, Steuernummern, Konto' },
          text: {
            en: 'With the extract the capital is released to the business account. SIREN and VAT number arrive with or after the registration.',
            de: 'Mit dem Auszug wird das Kapital auf das Geschäftskonto freigegeben. SIREN und Umsatzsteuernummer kommen mit der Eintragung oder danach.',
          },
          duration: { en: '1 to 3~weeks', de: '1 bis 3~Wochen' },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: { en: 'Documents', de: 'Unterlagen' },
      lead: {
        en: 'Documents in other languages need a translation, those from some countries an apostille.',
        de: 'Fremdsprachige Dokumente brauchen eine Übersetzung, solche aus einigen Ländern eine Apostille.',
      },
      items: [
        {
          text: {
            en: 'Identity of president and shareholders',
            de: 'Ausweise von Präsident und Gesellschaftern',
          },
          note: {
            en: 'Passport or identity card; non-EU nationals living in France also need a residence permit',
            de: 'Reisepass oder Personalausweis; wer mit einer Staatsangehörigkeit von außerhalb der EU in Frankreich lebt, braucht zusätzlich einen Aufenthaltstitel',
          },
        },
        {
          text: { en: 'Statement of non-conviction', de: 'Straffreiheitserklärung' },
          note: {
            en: 'Signed by the president, with the names of the parents',
            de: 'Vom Präsidenten unterschrieben, mit den Namen der Eltern',
          },
        },
        {
          text: { en: 'Proof of the registered office', de: 'Nachweis des Sitzes' },
          note: {
            en: 'Lease, or contract with an approved provider of addresses',
            de: 'Mietvertrag oder Vertrag mit einem zugelassenen Domizilanbieter',
          },
        },
        {
          text: { en: 'Certificate of deposit', de: 'Hinterlegungsbescheinigung' },
          note: { en: 'With the list of subscribers', de: 'Mit der Liste der Zeichner' },
        },
        {
          text: { en: 'Signed statutes', de: 'Unterschriebene Satzung' },
          note: {
            en: 'With the appointment of the president',
            de: 'Mit der Bestellung des Präsidenten',
          },
        },
        {
          text: { en: 'Beneficial owners', de: 'Wirtschaftlich Berechtigte' },
          note: {
            en: 'Persons above 25% of capital or votes, or in control by other means',
            de: 'Personen mit mehr als 25~% von Kapital oder Stimmen oder anderweitiger Kontrolle',
          },
        },
        {
          text: { en: 'Business file for the bank', de: 'Geschäftsakte für die Bank' },
          note: {
            en: 'Suppliers, markets, forecast, source of funds',
            de: 'Lieferanten, Märkte, Planung, Herkunft der Mittel',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Our net prices. Registry, notice, bank or notary are charged at cost; lawyers and accountants invoice you directly.',
        de: 'Unsere Nettopreise. Register, Bekanntmachung, Bank oder Notar berechnen wir ohne Aufschlag; Anwalts- und Steuerkanzleien rechnen unmittelbar mit Ihnen ab.',
      },
      services: ['incorporation-france', 'vat-registration-france', 'epr-france', 'bank-account'],
    },
    {
      blockType: 'timeline',
      anchor: 'duties',
      heading: { en: 'The duties of a year', de: 'Die Pflichten eines Jahres' },
      lead: {
        en: 'There is no annual review as in Hong Kong or London. Everything hinges on the date the accounts are approved.',
        de: 'Eine Jahresmeldung wie in Hongkong oder London gibt es nicht. Alles hängt am Tag, an dem der Abschluss festgestellt wird.',
      },
      entries: [
        {
          when: { en: 'All year', de: 'Laufend' },
          title: { en: 'Bookkeeping and VAT', de: 'Buchführung und Umsatzsteuer' },
          text: {
            en: 'Books under French rules and VAT returns, usually monthly, between the 15th and the 24th. Local advisers file them.',
            de: 'Bücher nach französischen Regeln und Umsatzsteuermeldungen, in der Regel monatlich zwischen dem 15. und dem 24. Abgegeben werden sie von Kanzleien im Land.',
          },
        },
        {
          when: { en: 'From 1~January 2027', de: 'Ab 1.~Januar 2027' },
          title: {
            en: 'End of the simplified VAT regime',
            de: 'Ende der vereinfachten Umsatzsteuerregelung',
          },
          text: {
            en: 'According to the law passed in 2025. Quarterly returns then remain for smaller turnovers; the adviser says which period applies.',
            de: 'Nach dem 2025 verabschiedeten Gesetz. Vierteljährliche Meldungen bleiben dann kleineren Umsätzen vorbehalten; welcher Rhythmus gilt, sagt die Kanzlei.',
          },
        },
        {
          when: { en: 'Within 6~months', de: 'Innerhalb von 6~Monaten' },
          title: { en: 'Approval of the accounts', de: 'Feststellung des Abschlusses' },
          text: {
            en: 'Usually within six months of the year-end, in the way the statutes lay down. Above certain sizes an auditor is compulsory.',
            de: 'In der Regel binnen sechs Monaten nach dem Bilanzstichtag, auf dem in der Satzung bestimmten Weg. Ab bestimmten Größen ist ein Abschlussprüfer Pflicht.',
          },
        },
        {
          when: { en: '1~month after approval', de: '1~Monat nach Feststellung' },
          title: { en: 'Filing at the registry', de: 'Hinterlegung beim Register' },
          text: {
            en: 'Two months when filed online. Small companies can ask for confidentiality.',
            de: 'Bei Einreichung online zwei Monate. Kleine Gesellschaften können Vertraulichkeit beantragen.',
          },
        },
        {
          when: { en: 'On change', de: 'Bei Änderung' },
          title: { en: 'Registered office, president, owners', de: 'Sitz, Präsident, Inhaber' },
          text: {
            en: 'Changes are resolved, in part published, and reported through the one-stop shop, usually within one month.',
            de: 'Änderungen werden beschlossen, zum Teil bekannt gemacht und über die zentrale Stelle gemeldet, in der Regel binnen eines Monats.',
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
            en: 'I already have a GmbH. Do I need an SAS as well?',
            de: 'Ich habe schon eine GmbH. Brauche ich auch eine SAS?',
          },
          answerMarkdown: {
            en: 'For sales to French customers, hardly ever. The GmbH declares them through OSS, and stock in France leads to a French VAT number, not to a French company. An SAS makes sense for local staff, a local lease or French partners.',
            de: 'Für Verkäufe an französische Kunden kaum. Die GmbH meldet sie über den OSS, und ein Lager in Frankreich führt zu einer französischen Umsatzsteuernummer, nicht zu einer französischen Gesellschaft. Eine SAS ist sinnvoll bei Mitarbeitern vor Ort, einem Mietvertrag im Land oder französischen Partnern.',
          },
        },
        {
          question: {
            en: 'Must the president live in France?',
            de: 'Muss der Präsident in Frankreich wohnen?',
          },
          answerMarkdown: {
            en: 'No. The president may also be a company. But if nobody decides in France, first ask where the company is managed: banks and tax offices will ask too.',
            de: 'Nein. Präsident kann auch eine Gesellschaft sein. Entscheidet aber niemand in Frankreich, ist zuerst zu klären, wo die Gesellschaft geleitet wird: Banken und Finanzämter fragen danach.',
          },
        },
        {
          question: { en: 'SAS or SARL?', de: 'SAS oder SARL?' },
          answerMarkdown: {
            en: 'The SARL follows the law more closely, the SAS its statutes. Social security of the management and the transfer of shares differ as well. We list the differences; the lawyer advises.',
            de: 'Die SARL folgt enger dem Gesetz, die SAS ihrer Satzung. Auch die Sozialversicherung der Leitung und die Übertragung der Anteile unterscheiden sich. Wir stellen die Unterschiede zusammen; beraten darf die Anwaltskanzlei.',
          },
        },
        {
          question: { en: 'How much capital is sensible?', de: 'Wie viel Kapital ist sinnvoll?' },
          answerMarkdown: {
            en: 'One euro is enough in law and unwise in practice. Landlords, banks and suppliers read the figure, and losses can use up a small capital within weeks, with consequences in company law.',
            de: 'Rechtlich genügt ein Euro, klug ist er nicht. Vermieter, Banken und Lieferanten lesen den Betrag, und Verluste können ein kleines Kapital in Wochen aufzehren, mit gesellschaftsrechtlichen Folgen.',
          },
        },
        {
          question: {
            en: 'Does the company get its product numbers automatically?',
            de: 'Bekommt die Gesellschaft ihre Produktnummern automatisch?',
          },
          answerMarkdown: {
            en: 'No. For each stream, such as packaging, devices or textiles, it joins a producer responsibility organisation and receives a separate identifier. See [packaging and EPR](/cht/Services#packaging).',
            de: 'Nein. Für jeden Produktbereich, etwa Verpackungen, Geräte oder Textilien, tritt sie einer Organisation für Herstellerverantwortung bei und erhält eine eigene Identifikationsnummer. Siehe [Verpackung und EPR](/cht/Services#packaging).',
          },
        },
        {
          question: {
            en: 'Can you guarantee a date or an account?',
            de: 'Können Sie Termin oder Konto garantieren?',
          },
          answerMarkdown: {
            en: 'No. The registry decides on the entry, the bank on the account. All times on this page are usual times after complete documents.',
            de: 'Nein. Über die Eintragung entscheidet das Register, über das Konto die Bank. Alle Zeiten auf dieser Seite sind übliche Zeiten bei vollständigen Unterlagen.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: [
        'company-forms-germany-france-ireland',
        'stock-in-another-eu-country',
        'who-represents-a-foreign-seller',
      ],
    },
    otherFormations('IncorporationFR'),
    {
      blockType: 'callToAction',
      heading: { en: 'Company, or only a number?', de: 'Gesellschaft oder nur eine Nummer?' },
      text: {
        en: 'Many sellers ask for a company and need a VAT number. Tell us what you plan in France, and we compare both over three years.',
        de: 'Viele Händler fragen nach einer Gesellschaft und brauchen eine Umsatzsteuernummer. Sagen Sie uns, was Sie in Frankreich vorhaben; wir vergleichen beides über drei Jahre.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        { label: { en: 'All services', de: 'Alle Leistungen' }, url: '/cht/Services', emphasis: 'quiet' },
      ],
    },
  ],
};
