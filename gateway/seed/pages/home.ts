import type { SeedPage } from '../types';

export const home: SeedPage = {
  pageKey: 'home',
  title: {
    en: 'VAT and product compliance for cross-border trade',
    de: 'Umsatzsteuer und Produktpflichten im grenzüberschreitenden Handel',
  },
  metaTitle: {
    en: 'VAT, IOSS and product compliance in Europe',
    de: 'Umsatzsteuer, IOSS und Produktpflichten in Europa',
  },
  metaDescription: {
    en: 'VAT numbers, returns, packaging, WEEE and battery registers for merchants who sell in Europe. Kompassa prepares, licensed tax advisers file.',
    de: 'Umsatzsteuernummern, Meldungen, Verpackungs-, Elektro- und Batterieregister für Händler in Europa. Kompassa bereitet vor, Steuerberater reichen ein.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Cross-border VAT and compliance', de: 'Umsatzsteuer und Produktpflichten in Europa' },
      title: {
        en: 'Sell across Europe. Know what is due, where and when.',
        de: 'In Europa verkaufen. Wissen, was wo und wann fällig ist.',
      },
      lead: {
        en: 'Kompassa works for online merchants and importers who sell to Germany and its neighbours. We find out which registrations your trade needs, prepare them, and keep the dates. Tax returns are filed by licensed tax advisers.',
        de: 'Kompassa arbeitet für Onlinehändler und Importeure, die nach Deutschland und in die Nachbarländer verkaufen. Wir klären, welche Registrierungen Ihr Handel braucht, bereiten sie vor und halten die Fristen im Blick. Steuererklärungen reichen zugelassene Steuerberater ein.',
      },
      image: 'page-home',
      actions: [
        {
          label: { en: 'Find the service you need', de: 'Passende Leistung finden' },
          url: '/cht/Services',
          emphasis: 'primary',
        },
        { label: { en: 'How it works', de: 'So läuft es ab' }, url: '#how', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'rateMap',
      anchor: 'rates',
      heading: { en: 'One market, many rates', de: 'Ein Markt, viele Steuersätze' },
      lead: {
        en: 'Standard VAT rates. Which rate your goods carry is decided product by product: most countries have one or more reduced rates.',
        de: 'Regelsteuersätze der Umsatzsteuer. Welcher Satz für Ihre Ware gilt, entscheidet sich am einzelnen Produkt: Die meisten Länder kennen daneben ermäßigte Sätze.',
      },
    },
    {
      blockType: 'cardGrid',
      anchor: 'needs',
      heading: { en: 'Where do you stand?', de: 'Wo stehen Sie?' },
      lead: {
        en: 'Nine situations in which a duty begins. Pick the one that sounds like yours; more than one may apply.',
        de: 'Neun Situationen, in denen eine Pflicht beginnt. Wählen Sie die, in der Sie sich erkennen – oft sind es mehrere.',
      },
      cards: [
        {
          icon: 'warehouse',
          title: { en: 'I store goods in Germany', de: 'Ich lagere Ware in Deutschland' },
          text: {
            en: 'Stock triggers the duty to register from the first item, in a marketplace warehouse too. There is no threshold.',
            de: 'Die Registrierungspflicht beginnt mit dem ersten eingelagerten Stück, auch im Lager eines Marktplatzes. Eine Schwelle gibt es nicht.',
          },
          url: '/cht/Services#vat',
        },
        {
          icon: 'oss',
          title: {
            en: 'I sell to consumers in several EU countries',
            de: 'Ich verkaufe an Verbraucher in mehreren EU-Ländern',
          },
          text: {
            en: 'Sellers based in the EU owe the VAT of the destination above €10,000 a year, all others from the first sale. One OSS return can cover every country.',
            de: 'Händler aus der EU schulden oberhalb von 10.000~€ im Jahr die Steuer des Bestimmungslandes, alle anderen ab dem ersten Verkauf. Eine OSS-Meldung kann alle Länder abdecken.',
          },
          url: '/cht/commonQuestion?key=oss',
        },
        {
          icon: 'customs',
          title: { en: 'I ship from outside the EU', de: 'Ich versende aus einem Drittland' },
          text: {
            en: 'IOSS collects VAT at checkout for consignments up to €150. Customs duty has been a separate matter since July 2026.',
            de: 'Im IOSS wird die Umsatzsteuer schon beim Kauf erhoben, bis 150~€ je Sendung. Der Zoll ist seit Juli 2026 eine Frage für sich.',
          },
          url: '/cht/Services#ioss',
        },
        {
          icon: 'globe',
          title: { en: 'I sell on a marketplace', de: 'Ich verkaufe über einen Marktplatz' },
          text: {
            en: 'The platform may owe the VAT on your sales. It will still ask for your tax and register numbers.',
            de: 'Mitunter schuldet die Plattform die Steuer auf Ihre Verkäufe. Nach Ihren Steuer- und Registernummern fragt sie trotzdem.',
          },
          url: '/cht/commonQuestion?key=marketplaces',
        },
        {
          icon: 'packaging',
          title: { en: 'My goods arrive in a box', de: 'Meine Ware kommt verpackt an' },
          text: {
            en: 'Germany expects a LUCID registration and a dual-system contract before the first parcel. Other countries keep registers of their own.',
            de: 'Deutschland verlangt LUCID-Registrierung und Systemvertrag vor dem ersten Paket. Andere Länder führen eigene Register.',
          },
          url: '/cht/Services#packaging',
        },
        {
          icon: 'device',
          title: { en: 'I sell electrical goods', de: 'Ich verkaufe Elektrogeräte' },
          text: {
            en: 'Register per brand and type of device before you offer it. Without a German branch you need an authorised representative.',
            de: 'Registriert wird je Marke und Geräteart, und zwar vor dem Angebot. Ohne Niederlassung in Deutschland brauchen Sie einen Bevollmächtigten.',
          },
          url: '/cht/Services#weee',
        },
        {
          icon: 'battery',
          title: { en: 'My products contain batteries', de: 'Meine Produkte enthalten Batterien' },
          text: {
            en: 'Five categories, each with a producer responsibility organisation. A built-in rechargeable cell counts as well.',
            de: 'Fünf Kategorien, jede mit einer Organisation für Herstellerverantwortung. Auch der eingebaute Akku zählt.',
          },
          url: '/cht/Services#battery',
        },
        {
          icon: 'shield',
          title: { en: 'I put my own brand on products', de: 'Ich verkaufe unter eigener Marke' },
          text: {
            en: 'Then you are the manufacturer in the eyes of the law: declaration of conformity, EU contact, complete online offer.',
            de: 'Dann gelten Sie als Hersteller: Konformitätserklärung, Ansprechpartner in der EU, vollständige Angaben im Angebot.',
          },
          url: '/cht/ResourcesDoc',
        },
        {
          icon: 'company',
          title: { en: 'I need a company in Hong Kong', de: 'Ich brauche eine Gesellschaft in Hongkong' },
          text: {
            en: 'Formation takes days. The duties that follow return every year; read them before you sign.',
            de: 'Die Gründung dauert Tage. Die Pflichten danach kehren jedes Jahr wieder – lesen Sie sie, bevor Sie unterschreiben.',
          },
          url: '/cht/Incorporation/IncorporationHK',
        },
      ],
    },
    {
      blockType: 'steps',
      anchor: 'how',
      heading: { en: 'How it works', de: 'So läuft es ab' },
      lead: {
        en: 'From the first question to the number, and from the number to the next deadline.',
        de: 'Von der ersten Frage zur Nummer, von der Nummer zur nächsten Frist.',
      },
      steps: [
        {
          title: { en: 'Take stock', de: 'Bestand aufnehmen' },
          text: {
            en: 'You tell us what you sell, where it is stored, who buys it and through which channels. You receive a written list of what is due, and of what is not.',
            de: 'Sie sagen uns, was Sie verkaufen, wo es lagert, wer kauft und über welche Kanäle. Sie erhalten schriftlich, was fällig ist – und was nicht.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Collect the papers', de: 'Unterlagen sammeln' },
          text: {
            en: 'One standard pack serves almost every authority. We read each document before an official does, and say at once what is missing.',
            de: 'Eine Standardmappe genügt für fast alle Behörden. Wir lesen jedes Dokument, bevor es ein Amt liest, und sagen gleich, was fehlt.',
          },
          duration: { en: 'At your pace', de: 'In Ihrem Tempo' },
        },
        {
          title: { en: 'File', de: 'Einreichen' },
          text: {
            en: 'Licensed tax advisers file tax applications under their own name and liability. Product registers are a matter for the appointed representative or, as with LUCID, for yourself.',
            de: 'Steuerliche Anträge stellen zugelassene Steuerberater in eigener Verantwortung. Bei Produktregistern handelt der bestellte Bevollmächtigte oder, wie bei LUCID, der Hersteller selbst.',
          },
          duration: { en: '1 to 5~working days', de: '1 bis 5~Arbeitstage' },
        },
        {
          title: { en: 'Wait, with a view', de: 'Warten, aber mit Überblick' },
          text: {
            en: 'The authority decides when the number comes. You see the state of each file and every question the authority has asked.',
            de: 'Wann die Nummer kommt, entscheidet die Behörde. Sie sehen den Stand jeder Akte und jede Rückfrage.',
          },
          duration: { en: 'Days to weeks', de: 'Tage bis Wochen' },
        },
        {
          title: { en: 'Keep the dates', de: 'Fristen einhalten' },
          text: {
            en: 'Returns, quantity reports, guarantees and renewals stand in one calendar. You approve every figure before it is filed.',
            de: 'Meldungen, Mengen, Garantien und Verlängerungen stehen in einem Kalender. Jede Zahl geben Sie frei, bevor sie eingereicht wird.',
          },
          duration: { en: 'Every period', de: 'In jedem Zeitraum' },
        },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'Four figures worth knowing', de: 'Vier Zahlen, die man kennen sollte' },
      items: [
        {
          value: { en: '€10,000', de: '10.000~€' },
          label: {
            en: 'Threshold for distance sales, for the whole EU and the whole year',
            de: 'Schwelle für Fernverkäufe, für die ganze EU und das ganze Jahr',
          },
          note: {
            en: 'Net; only for sellers established in a single Member State. Art.~59c Directive 2006/112/EC',
            de: 'Netto; nur für Händler, die in einem einzigen Mitgliedstaat ansässig sind. Art.~59c Richtlinie 2006/112/EG',
          },
        },
        {
          value: { en: '€150', de: '150~€' },
          label: {
            en: 'Highest value of a consignment under IOSS',
            de: 'Höchster Sachwert einer Sendung im IOSS',
          },
          note: {
            en: 'Intrinsic value, no excise goods. Art.~369l Directive 2006/112/EC',
            de: 'Keine verbrauchsteuerpflichtigen Waren. Art.~369l Richtlinie 2006/112/EG',
          },
        },
        {
          value: { en: '€3', de: '3~€' },
          label: {
            en: 'Customs duty per tariff item in a low-value consignment',
            de: 'Zoll je Tarifposition in einer Sendung von geringem Wert',
          },
          note: {
            en: 'Since 1~July 2026, as planned until 1~July 2028. Council Regulation (EU) 2026/382',
            de: 'Seit 1.~Juli 2026, vorgesehen bis 1.~Juli 2028. Verordnung (EU) 2026/382 des Rates',
          },
        },
        {
          value: { en: '10th', de: '10.' },
          label: {
            en: 'Day of the following month on which the German advance return is due',
            de: 'Tag des Folgemonats, an dem die Umsatzsteuer-Voranmeldung fällig ist',
          },
          note: {
            en: 'One month later with a filing extension. §~18 UStG, §§~46 to~48 UStDV',
            de: 'Mit Dauerfristverlängerung einen Monat später. §~18 UStG, §§~46 bis~48 UStDV',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'Prices, a selection', de: 'Preise in Auswahl' },
      lead: {
        en: 'Starting prices of five common services, plus statutory VAT where it applies. Official fees and the fees of tax advisers are shown in the offer before you accept it.',
        de: 'Einstiegspreise für fünf häufige Leistungen, gegebenenfalls zuzüglich gesetzlicher Umsatzsteuer. Amtliche Gebühren und Honorare der Steuerberater stehen im Angebot, bevor Sie es annehmen.',
      },
      services: [
        'vat-registration-germany',
        'oss-union',
        'packaging-germany',
        'weee-germany',
        'incorporation-hong-kong',
      ],
    },
    {
      blockType: 'partnerStrip',
      anchor: 'partners',
      heading: { en: 'Who does what', de: 'Wer was übernimmt' },
      lead: {
        en: 'We prepare and coordinate. Advisers, representatives and schemes do what only they may do. All names are invented.',
        de: 'Wir bereiten vor und stimmen ab. Kanzleien, Bevollmächtigte und Systeme tun, was nur sie dürfen. Alle Namen sind erfunden.',
      },
    },
    {
      blockType: 'newsTeasers',
      anchor: 'news',
      heading: { en: 'Worth reading', de: 'Lesenswert' },
      lead: {
        en: 'What changes, and what to do about it. Every article names its sources and the day on which it was last checked.',
        de: 'Was sich ändert und was daraus folgt. Jeder Artikel nennt seine Quellen und den Tag der letzten Prüfung.',
      },
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Asked first', de: 'Zuerst gefragt' },
      items: [
        {
          question: {
            en: 'Do I need a German VAT number for a warehouse in Germany?',
            de: 'Brauche ich für ein Lager in Deutschland eine deutsche Umsatzsteuer-Registrierung?',
          },
          answerMarkdown: {
            en: 'Yes, from the first goods stocked there. It makes no difference whether you run the warehouse yourself or a marketplace or fulfilment company does, and there is no threshold.',
            de: 'Ja, sobald die erste Ware dort liegt. Ob Sie das Lager selbst betreiben, ein Marktplatz oder ein Dienstleister, macht keinen Unterschied; eine Schwelle gibt es nicht.',
          },
        },
        {
          question: {
            en: 'Does the One-Stop-Shop replace my local registrations?',
            de: 'Ersetzt der One-Stop-Shop meine Registrierungen vor Ort?',
          },
          answerMarkdown: {
            en: 'No. OSS covers cross-border sales to consumers. Sales within the country of storage, sales to businesses there and the movement of your own stock are declared locally. The rules widen from 1~July 2028.',
            de: 'Nein. Der OSS erfasst grenzüberschreitende Verkäufe an Verbraucher. Verkäufe im Lagerland, Verkäufe an Unternehmen dort und das Verbringen eigener Ware melden Sie weiterhin vor Ort. Ab dem 1.~Juli 2028 wird der Anwendungsbereich größer.',
          },
        },
        {
          question: { en: 'Who files my tax returns?', de: 'Wer reicht meine Steuererklärungen ein?' },
          answerMarkdown: {
            en: 'Licensed tax advisers, or the professionals whom the country in question authorises. In Germany, assistance in tax matters is reserved by law to them and a few other professions. You conclude the engagement with the adviser; we deliver checked data and keep an eye on the dates. [How we work](/cht/About)',
            de: 'Zugelassene Steuerberaterinnen und Steuerberater oder die Berufsträger, die das jeweilige Land zulässt. In Deutschland ist die Hilfeleistung in Steuersachen ihnen und wenigen anderen Berufen vorbehalten. Das Mandat besteht zwischen Ihnen und der Kanzlei; wir liefern geprüfte Daten und behalten die Fristen im Blick. [So arbeiten wir](/cht/About)',
          },
        },
        {
          question: { en: 'Can you register me with LUCID?', de: 'Können Sie mich bei LUCID registrieren?' },
          answerMarkdown: {
            en: 'No one can do that for you: the producer registers personally, and the registration is free. We prepare every entry and the dual-system contract, and make sure that both receive the same quantities.',
            de: 'Das kann niemand für Sie tun: Der Hersteller registriert sich selbst, und die Registrierung ist kostenlos. Wir bereiten jede Angabe und den Systemvertrag vor und achten darauf, dass beide Stellen dieselben Mengen erhalten.',
          },
        },
        {
          question: { en: 'Can you guarantee a date?', de: 'Können Sie einen Termin garantieren?' },
          answerMarkdown: {
            en: 'No. Authorities, registers and banks decide. The times on this site are usual times after complete documents. What we can do is hand in a file that raises no avoidable questions. [More answers](/cht/commonQuestion)',
            de: 'Nein. Behörden, Register und Banken entscheiden selbst. Die Zeiten auf dieser Website sind übliche Zeiten bei vollständigen Unterlagen. Was wir tun können: einen Antrag einreichen, der keine vermeidbaren Rückfragen auslöst. [Weitere Antworten](/cht/commonQuestion)',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Not sure which number you need?', de: 'Unsicher, welche Nummer Sie brauchen?' },
      text: {
        en: 'Write a few lines: what you sell, where it is stored, who buys. You receive a list of duties, and the first answer costs nothing.',
        de: 'Ein paar Zeilen genügen: was Sie verkaufen, wo es lagert, wer kauft. Sie erhalten eine Liste der Pflichten; die erste Antwort kostet nichts.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'All services and prices', de: 'Alle Leistungen und Preise' },
          url: '/cht/Services',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
