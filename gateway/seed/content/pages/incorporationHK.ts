import { otherFormations } from '../companyPlaces';
import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';

export const incorporationHK: SeedPage = {
  pageKey: 'IncorporationHK',
  title: { en: 'Company formation in Hong Kong', de: 'Firmengründung in Hongkong' },
  metaTitle: {
    en: 'Hong Kong company formation: steps, documents, prices',
    de: 'Firmengründung Hongkong: Ablauf, Unterlagen, Preise',
  },
  metaDescription: {
    en: 'A Hong Kong private limited company from name check to first audit: what is needed, how long it usually takes, what it costs and which duties recur every year.',
    de: 'Die Private Limited in Hongkong von der Namensprüfung bis zur ersten Abschlussprüfung: Unterlagen, übliche Dauer, Kosten und jährliche Pflichten.',
  },
  image: 'page-incorporation-hk',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Company formation · Hong Kong', de: 'Firmengründung · Hongkong' },
      title: {
        en: 'A company in Hong Kong, and what it asks of you every year',
        de: 'Eine Gesellschaft in Hongkong – und was sie jedes Jahr verlangt',
      },
      lead: {
        en: 'The private company limited by shares is quick to form and simple to run, as long as someone keeps track of the dates. We prepare the formation, provide the company secretary and the registered office, and enter the yearly duties in your calendar.',
        de: 'Die Private Limited Company ist schnell gegründet und einfach zu führen, solange jemand die Fristen einhält. Wir bereiten die Gründung vor, stellen Company Secretary und eingetragenen Sitz und tragen die jährlichen Pflichten in Ihren Kalender ein.',
      },
      image: 'page-incorporation-hk',
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
          value: { en: '1–5~days', de: '1–5~Tage' },
          label: { en: 'Usual time to incorporate', de: 'Übliche Dauer der Eintragung' },
          note: {
            en: 'After the identity check; the Companies Registry decides',
            de: 'Nach der Identitätsprüfung; es entscheidet das Companies Registry',
          },
        },
        {
          value: { en: '1 + 1', de: '1 + 1' },
          label: { en: 'Director and secretary at least', de: 'Direktor und Secretary mindestens' },
          note: {
            en: 'A sole director cannot also be the secretary; the secretary is based in Hong Kong',
            de: 'Der einzige Direktor kann nicht zugleich Secretary sein; der Secretary ist in Hongkong ansässig',
          },
        },
        {
          value: { en: '42~days', de: '42~Tage' },
          label: { en: 'To file the annual return', de: 'Frist für den Annual Return' },
          note: {
            en: 'Form NAR1, counted from the anniversary of incorporation',
            de: 'Formular NAR1, gerechnet ab dem Jahrestag der Eintragung',
          },
        },
        {
          value: { en: 'Yearly', de: 'Jährlich' },
          label: { en: 'Audit of the accounts', de: 'Prüfung des Jahresabschlusses' },
          note: {
            en: 'Unless the company is dormant under the Companies Ordinance',
            de: 'Sofern die Gesellschaft nicht im Sinne der Companies Ordinance ruht',
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
          'A Hong Kong company suits merchants who buy in Asia, hold several currencies and sell in more than one market. It signs supplier contracts in its own name, keeps its records in English and can be owned and directed from abroad.',
          '### What the formation includes',
          bullets(
            'Check of the company name against the register, with two alternatives',
            'Articles of association in the standard form for a private company limited by shares',
            'Electronic filing of the incorporation form together with the application for business registration',
            'Company secretary and registered office for the first twelve months',
            'Certificate of incorporation, business registration certificate, statutory registers and the significant controllers register',
            'A calendar with the first eighteen months of duties',
          ),
          '### What it does not do',
          'A registered office in Hong Kong changes nothing about taxes in the countries you sell to. Goods stored in Germany need a German VAT number, wherever their owner is established. For [IOSS](/cht/commonQuestion?key=oss) the company appoints an intermediary in the EU. Packaging, devices and batteries are registered country by country, often with an authorised representative.',
          'Nor does it settle where profits are taxed. If the company is in fact managed from Germany, German tax law may treat it as resident there. That is a question for a tax adviser, before the formation and not after it. We give the file to the adviser of your choice and wait for the answer.',
        ),
        de: paragraphs(
          'Eine Gesellschaft in Hongkong passt zu Händlern, die in Asien einkaufen, mehrere Währungen halten und in mehr als einem Markt verkaufen. Sie schließt Lieferverträge im eigenen Namen, führt ihre Unterlagen auf Englisch und kann Gesellschafter und Direktoren im Ausland haben.',
          '### Was zur Gründung gehört',
          bullets(
            'Prüfung des Firmennamens im Register, mit zwei Ausweichnamen',
            'Satzung (Articles of Association) in der Standardfassung der Private Company Limited by Shares',
            'elektronischer Gründungsantrag zusammen mit dem Antrag auf Business Registration',
            'Company Secretary und eingetragener Sitz für die ersten zwölf Monate',
            'Gründungsurkunde, Business Registration Certificate, Pflichtregister und Register der maßgeblichen Kontrollpersonen (Significant Controllers Register)',
            'ein Kalender mit den Pflichten der ersten achtzehn Monate',
          ),
          '### Was sie nicht leistet',
          'Ein Sitz in Hongkong ändert nichts an den Steuern der Länder, in die Sie verkaufen. Wer eigene Ware in Deutschland lagert, muss sich dort umsatzsteuerlich registrieren, gleich, wo die Gesellschaft ihren Sitz hat. Für den [IOSS](/cht/commonQuestion?key=oss) bestellt die Gesellschaft einen Vermittler in der EU. Verpackungen, Geräte und Batterien werden Land für Land registriert, oft mit einem Bevollmächtigten.',
          'Auch wo der Gewinn zu versteuern ist, entscheidet nicht der Sitz allein. Wird die Gesellschaft tatsächlich von Deutschland aus geleitet, kann sie dort unbeschränkt steuerpflichtig sein (Ort der Geschäftsleitung, §~10 AO). Diese Frage beantwortet eine Steuerberatungskanzlei, und zwar vor der Gründung, nicht danach. Wir geben die Unterlagen an die Kanzlei Ihrer Wahl und warten deren Antwort ab.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: { en: 'From the name to the first invoice', de: 'Vom Namen zur ersten Rechnung' },
      lead: {
        en: 'Usual times after complete documents. The registry and the bank decide on their own schedule.',
        de: 'Übliche Zeiten bei vollständigen Unterlagen. Register und Bank entscheiden nach eigenem Zeitplan.',
      },
      steps: [
        {
          title: { en: 'Name and structure', de: 'Name und Struktur' },
          text: {
            en: 'We check the name and settle with you who becomes director, who holds which shares and the currency of the share capital.',
            de: 'Wir prüfen den Namen und klären mit Ihnen, wer Direktor wird, wer welche Anteile hält und auf welche Währung das Kapital lautet.',
          },
          duration: { en: '1 day', de: '1~Tag' },
        },
        {
          title: { en: 'Identity check', de: 'Identitätsprüfung' },
          text: {
            en: 'Company service providers must identify every director and owner. You show your passport by video; we ask where the funds come from.',
            de: 'Gründungsdienstleister müssen jeden Direktor und Anteilseigner identifizieren. Sie zeigen den Pass per Video; wir fragen nach der Herkunft der Mittel.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Electronic filing', de: 'Elektronischer Antrag' },
          text: {
            en: 'Incorporation form and articles go to the Companies Registry. The application for business registration goes with them.',
            de: 'Gründungsformular und Satzung gehen an das Companies Registry, zusammen mit dem Antrag auf Business Registration.',
          },
          duration: { en: '1 to 5~days', de: '1 bis 5~Tage' },
        },
        {
          title: { en: 'First resolutions', de: 'Erste Beschlüsse' },
          text: {
            en: 'You receive certificates, registers and the minutes of the first meeting to sign: shares, bank signatories, end of the financial year.',
            de: 'Sie erhalten Urkunden, Register und das erste Protokoll zur Unterschrift: Anteile, Kontovollmachten, Ende des Geschäftsjahres.',
          },
          duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
        },
        {
          title: { en: 'Business account', de: 'Geschäftskonto' },
          text: {
            en: 'We prepare the file for a bank or a payment institution. Contracts, suppliers and a working shop count for more than the certificate.',
            de: 'Wir bereiten die Akte für eine Bank oder ein Zahlungsinstitut vor. Verträge, Lieferanten und ein laufender Shop zählen mehr als die Urkunde.',
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
        en: 'For each director, each shareholder and each person who ultimately owns or controls 25% or more.',
        de: 'Für jeden Direktor, jeden Gesellschafter und jede Person, die letztlich mindestens 25~% hält oder kontrolliert.',
      },
      items: [
        {
          text: { en: 'Passport', de: 'Reisepass' },
          note: {
            en: 'Valid for six months at least; colour scan and video check',
            de: 'Noch mindestens sechs Monate gültig; Farbscan und Videoprüfung',
          },
        },
        {
          text: { en: 'Proof of address', de: 'Adressnachweis' },
          note: { en: 'Not older than three months', de: 'Nicht älter als drei Monate' },
        },
        {
          text: { en: 'Company name', de: 'Firmenname' },
          note: {
            en: 'In English, Chinese or both, with two alternatives',
            de: 'Englisch, chinesisch oder beides, mit zwei Ausweichnamen',
          },
        },
        {
          text: { en: 'Distribution of shares', de: 'Verteilung der Anteile' },
          note: { en: 'Number, currency and holder', de: 'Anzahl, Währung und Inhaber' },
        },
        {
          text: { en: 'Description of the business', de: 'Beschreibung des Geschäfts' },
          note: {
            en: 'Goods, supplier countries, markets, expected turnover, source of funds',
            de: 'Waren, Lieferländer, Märkte, erwarteter Umsatz, Herkunft der Mittel',
          },
        },
        {
          text: { en: 'Papers of a corporate shareholder', de: 'Unterlagen einer beteiligten Gesellschaft' },
          note: {
            en: 'Register extract, articles and a chart up to the natural persons',
            de: 'Registerauszug, Satzung und Beteiligungsschema bis zu den natürlichen Personen',
          },
        },
        {
          text: { en: 'Certified translation', de: 'Beglaubigte Übersetzung' },
          note: {
            en: 'For documents in neither English nor Chinese',
            de: 'Für Dokumente, die weder englisch noch chinesisch sind',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices', de: 'Preise' },
      lead: {
        en: 'Our net prices. Fees of the Companies Registry and the business registration fee are set by the authorities; the quote shows them at the rate then in force.',
        de: 'Unsere Nettopreise. Die Gebühren des Companies Registry und der Business Registration setzen die Behörden fest; das Angebot nennt sie in der jeweils geltenden Höhe.',
      },
      services: [
        'incorporation-hong-kong',
        'secretary-hong-kong',
        'annual-review-hong-kong',
        'bookkeeping-audit-hong-kong',
        'bank-account',
      ],
    },
    {
      blockType: 'timeline',
      anchor: 'duties',
      heading: { en: 'The duties of a year', de: 'Die Pflichten eines Jahres' },
      lead: {
        en: 'Even a company that earns nothing has deadlines. Late filing costs more the longer it lasts, and directors can be fined personally.',
        de: 'Auch eine Gesellschaft ohne Umsatz hat Fristen. Verspätung wird mit der Zeit teurer, und Direktoren können persönlich belangt werden.',
      },
      entries: [
        {
          when: { en: 'All year', de: 'Laufend' },
          title: { en: 'Books and registers', de: 'Bücher und Register' },
          text: {
            en: 'Keep invoices, contracts and bank records, usually for seven years. Report changes of officers and address to the registry in time.',
            de: 'Rechnungen, Verträge und Bankunterlagen aufbewahren, in der Regel sieben Jahre. Änderungen von Organen und Adresse fristgerecht melden.',
          },
        },
        {
          when: { en: 'Anniversary', de: 'Jahrestag' },
          title: { en: 'Business registration', de: 'Business Registration' },
          text: {
            en: 'The certificate is renewed with effect from the anniversary, even if you have not traded. We pay the demand note on your behalf and charge it at cost.',
            de: 'Die Bescheinigung wird zum Jahrestag verlängert, auch ohne Geschäft. Wir begleichen den Gebührenbescheid für Sie und berechnen ihn ohne Aufschlag.',
          },
        },
        {
          when: { en: 'Within 42~days', de: 'Innerhalb von 42~Tagen' },
          title: { en: 'Annual return NAR1', de: 'Annual Return (NAR1)' },
          text: {
            en: 'Directors, secretary, address and shares as at the anniversary. The fee rises in steps once the 42~days are over.',
            de: 'Direktoren, Secretary, Adresse und Anteile zum Jahrestag. Nach Ablauf der 42~Tage steigt die Gebühr stufenweise.',
          },
        },
        {
          when: { en: 'After the year end', de: 'Nach dem Geschäftsjahr' },
          title: { en: 'Accounts and audit', de: 'Abschluss und Prüfung' },
          text: {
            en: 'The accounts are prepared from the books and audited by a licensed auditor. Plan two to eight weeks once all records are there.',
            de: 'Aus den Büchern entsteht der Abschluss, ein zugelassener Prüfer prüft ihn. Liegen alle Unterlagen vor, dauert das meist zwei bis acht Wochen.',
          },
        },
        {
          when: { en: 'On notice', de: 'Auf Aufforderung' },
          title: { en: 'Profits tax return', de: 'Profits Tax Return' },
          text: {
            en: 'Filed with the audited accounts within the period stated on the form. The first one usually arrives about eighteen months after formation.',
            de: 'Mit dem geprüften Abschluss innerhalb der auf dem Formular genannten Frist einzureichen. Die erste Aufforderung kommt meist etwa achtzehn Monate nach der Gründung.',
          },
        },
        {
          when: { en: 'On change', de: 'Bei Änderung' },
          title: { en: 'Significant controllers', de: 'Maßgebliche Kontrollpersonen' },
          text: {
            en: 'The register of significant controllers is kept in Hong Kong and corrected as soon as ownership or control changes.',
            de: 'Das Register der maßgeblichen Kontrollpersonen liegt in Hongkong und wird berichtigt, sobald sich Eigentum oder Kontrolle ändern.',
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
          question: { en: 'Do I have to travel to Hong Kong?', de: 'Muss ich nach Hongkong reisen?' },
          answerMarkdown: {
            en: 'Not for the formation. Signatures are electronic and the identity check is done by video. A bank may ask for a visit or an interview.',
            de: 'Für die Gründung nicht. Unterschrieben wird elektronisch, die Identität per Video geprüft. Eine Bank kann einen Besuch oder ein Gespräch verlangen.',
          },
        },
        {
          question: {
            en: 'Can one person be director, shareholder and secretary?',
            de: 'Kann eine Person zugleich Direktor, Gesellschafter und Secretary sein?',
          },
          answerMarkdown: {
            en: 'One person may be the only director and the only shareholder. A sole director cannot also act as secretary. The secretary must live in Hong Kong or, if a company, have its office there; we provide one.',
            de: 'Eine Person kann einziger Direktor und einziger Gesellschafter sein. Der einzige Direktor darf aber nicht zugleich Secretary sein. Der Secretary muss in Hongkong wohnen oder, als Gesellschaft, dort sein Büro haben; wir stellen ihn.',
          },
        },
        {
          question: { en: 'How much share capital is needed?', de: 'Wie viel Kapital ist nötig?' },
          answerMarkdown: {
            en: 'The law names no minimum. Choose an amount that fits the business: banks and suppliers read it, and shares that have been issued must be paid as agreed.',
            de: 'Ein Mindestkapital schreibt das Gesetz nicht vor. Wählen Sie einen Betrag, der zum Geschäft passt: Banken und Lieferanten achten darauf, und ausgegebene Anteile sind wie vereinbart einzuzahlen.',
          },
        },
        {
          question: {
            en: 'Is a Hong Kong company free of tax?',
            de: 'Ist eine Gesellschaft in Hongkong steuerfrei?',
          },
          answerMarkdown: {
            en: 'No. Profits that arise in or derive from Hong Kong are taxed there. Whether profits from elsewhere stay outside is decided by the Inland Revenue Department on evidence, year by year. Taxes in the countries of sale and, where the company is managed from there, in your country of residence come on top. Ask a tax adviser first.',
            de: 'Nein. Gewinne mit Quelle in Hongkong werden dort besteuert. Ob Gewinne aus anderen Quellen außer Ansatz bleiben, entscheidet das Inland Revenue Department jedes Jahr anhand von Nachweisen. Steuern der Verkaufsländer kommen hinzu und, wenn die Gesellschaft von dort geleitet wird, die Ihres Wohnsitzlandes. Fragen Sie vorher eine Steuerberatungskanzlei.',
          },
        },
        {
          question: { en: 'Can the company use IOSS?', de: 'Kann die Gesellschaft den IOSS nutzen?' },
          answerMarkdown: {
            en: 'Yes, through an intermediary established in the EU, who is liable for the tax alongside the company. The goods must be outside the EU when they are sold and the consignment must be worth no more than €150.',
            de: 'Ja, über einen in der EU ansässigen Vermittler, der neben der Gesellschaft für die Steuer haftet. Die Ware muss sich beim Verkauf außerhalb der EU befinden, und die Sendung darf höchstens 150~€ wert sein.',
          },
        },
        {
          question: {
            en: 'What if the annual return is late?',
            de: 'Was geschieht, wenn der Annual Return zu spät kommt?',
          },
          answerMarkdown: {
            en: 'The fee rises in steps with the delay, and the registry can prosecute the company and its officers. File as soon as you notice. We remind you 60, 30 and 10~days before the anniversary, and keep the return ready for signature.',
            de: 'Die Gebühr steigt mit der Verspätung stufenweise, und das Register kann gegen die Gesellschaft und ihre Organe vorgehen. Reichen Sie nach, sobald Sie es bemerken. Wir erinnern 60, 30 und 10~Tage vor dem Jahrestag und halten die Meldung unterschriftsreif.',
          },
        },
        {
          question: { en: 'Is a dormant company audited?', de: 'Wird eine ruhende Gesellschaft geprüft?' },
          answerMarkdown: {
            en: 'A company that has declared itself dormant by special resolution is exempt from much of the accounting and audit regime. The first transaction of substance, for example a customer payment, ends the exemption.',
            de: 'Eine Gesellschaft, die sich durch Sonderbeschluss für ruhend erklärt hat, ist von wesentlichen Teilen der Rechnungslegung und Prüfung befreit. Der erste nennenswerte Geschäftsvorfall, etwa eine Kundenzahlung, beendet die Befreiung.',
          },
        },
        {
          question: {
            en: 'Can you guarantee a date or an account?',
            de: 'Können Sie Termin oder Konto garantieren?',
          },
          answerMarkdown: {
            en: 'No. The registry decides on the formation, the bank on the account. All times on this page are usual times after complete documents.',
            de: 'Nein. Über die Eintragung entscheidet das Register, über das Konto die Bank. Alle Zeiten auf dieser Seite sind übliche Zeiten bei vollständigen Unterlagen.',
          },
        },
      ],
    },
    {
      blockType: 'relatedArticles',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      articles: ['hong-kong-company-yearly-duties', 'uk-limited-company-2026', 'ioss-for-imported-goods'],
    },
    otherFormations('IncorporationHK'),
    {
      blockType: 'callToAction',
      heading: { en: 'Talk it through before you form it', de: 'Vor der Gründung darüber sprechen' },
      text: {
        en: 'Tell us what the company is to do. If an existing company could do the same, or if a tax question has to be answered first, we will say so.',
        de: 'Sagen Sie uns, was die Gesellschaft tun soll. Kann eine bestehende das auch oder ist zuerst eine Steuerfrage zu klären, sagen wir es.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Annual review Hong Kong', de: 'Jahresmeldung Hongkong' },
          url: '/cht/annualReview/annualReviewHK',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
