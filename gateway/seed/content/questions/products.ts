import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

const productSafety = {
  title: {
    en: 'Regulation (EU) 2023/988 on general product safety',
    de: 'Verordnung (EU) 2023/988 über die allgemeine Produktsicherheit',
  },
  url: 'https://eur-lex.europa.eu/eli/reg/2023/988/oj',
};
const marketSurveillance = {
  title: {
    en: 'Regulation (EU) 2019/1020 on market surveillance',
    de: 'Verordnung (EU) 2019/1020 über Marktüberwachung',
  },
  url: 'https://eur-lex.europa.eu/eli/reg/2019/1020/oj',
};
const registerForElectricals = {
  title: {
    en: 'stiftung ear: registration of producers',
    de: 'stiftung ear: Registrierung der Hersteller (englisch)',
  },
  url: 'https://www.stiftung-ear.de/en/topics/elektrog/producers-ar/registration/registration',
};

export const products: SeedQuestionType = {
  type: 'products',
  typeName: { en: 'Electrical goods and product safety', de: 'Elektrogeräte und Produktsicherheit' },
  questions: [
    {
      key: 'weee-without-branch',
      question: {
        en: 'WEEE without a branch in Germany: what do I need?',
        de: 'Elektrogeräte ohne Niederlassung in Deutschland: Was brauche ich?',
      },
      summary: {
        en: 'A German authorised representative, who registers each brand and type of device with stiftung ear before the first listing.',
        de: 'Einen Bevollmächtigten in Deutschland, der jede Marke und Geräteart vor dem ersten Angebot bei der stiftung ear registriert.',
      },
      answerMarkdown: {
        en: paragraphs(
          'Producers without a branch in Germany cannot register themselves; the law prescribes a representative established there (section 8 ElektroG). You appoint one in writing, and one only. The representative then carries the duties of a producer for the German market and is named in the register.',
          'The registration consists of several parts:',
          bullets(
            'one entry per brand and type of device: 6 categories, 17 types,',
            'for devices that private households use, an insolvency-proof guarantee, renewed every year,',
            'for purely commercial devices instead a take-back concept and evidence that they are commercial,',
            'the crossed-out bin and your brand on the device; the registration number (DE and eight digits) in listings and on invoices.',
          ),
          'The register usually decides six to twelve weeks after the documents are complete. Until then the goods must not even be offered; marketplaces have been checking the number since July 2023. Afterwards you report quantities every month and every year.',
        ),
        de: paragraphs(
          'Hersteller ohne Niederlassung in Deutschland können sich nicht selbst registrieren; das Gesetz schreibt einen hier ansässigen Bevollmächtigten vor (§~8 ElektroG). Sie bestellen ihn schriftlich, und nur einen. Er trägt dann die Herstellerpflichten für den deutschen Markt und steht im Register.',
          'Die Registrierung besteht aus mehreren Teilen:',
          bullets(
            'ein Eintrag je Marke und Geräteart: 6 Kategorien, 17 Arten,',
            'für Geräte, die private Haushalte nutzen, eine insolvenzsichere Garantie, jedes Jahr erneuert,',
            'für rein gewerbliche Geräte stattdessen ein Rücknahmekonzept und der Nachweis der gewerblichen Nutzung,',
            'die durchgestrichene Mülltonne und Ihre Marke auf dem Gerät; die Registrierungsnummer (DE und acht Ziffern) in Angeboten und auf Rechnungen.',
          ),
          'Bei vollständigen Unterlagen entscheidet die Stiftung meist nach sechs bis zwölf Wochen. Bis dahin darf die Ware nicht einmal angeboten werden; Marktplätze prüfen die Nummer seit Juli 2023. Danach melden Sie Mengen monatlich und jährlich.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'German Electrical and Electronic Equipment Act (ElektroG), section~8',
            de: 'Elektro- und Elektronikgerätegesetz (ElektroG), §~8',
          },
          url: 'https://www.gesetze-im-internet.de/elektrog_2015/__8.html',
        },
        registerForElectricals,
      ],
      related: ['earphones', 'representative-or-responsible'],
      services: ['weee-germany'],
    },
    {
      key: 'earphones',
      question: {
        en: 'I sell earphones with a battery. Which registers apply?',
        de: 'Ich verkaufe Kopfhörer mit Akku. Welche Register gelten?',
      },
      summary: {
        en: 'Usually three: electrical goods, batteries and packaging. The charging case counts too.',
        de: 'Meist drei: Elektrogeräte, Batterien und Verpackung. Das Ladeetui zählt mit.',
      },
      answerMarkdown: {
        en: paragraphs(
          'One product, three laws, three numbers. For the German market:',
          bullets(
            '**Electrical equipment:** registration with stiftung ear by brand and type of device, through a representative if you have no branch in Germany.',
            '**Battery:** registration with stiftung ear as well, but under the Battery Act, by category. Earphones contain portable batteries. Before that you join a producer responsibility organisation; since 1 January 2026 this has been compulsory for all five categories.',
            '**Packaging:** LUCID and a dual system, for the sales packaging and the shipping carton, if you ship from abroad or bring either into Germany first; otherwise your suppliers are the producers.',
          ),
          'Safety comes on top, and it has to do with the product rather than with waste. With Bluetooth the earphones are radio equipment: declaration of conformity under Directive 2014/53/EU, including the cybersecurity requirements in force since 1 August 2025, and restrictions on hazardous substances. Since 28 December 2024 earphones that charge by cable have needed a USB-C socket, and their listing has had to show the charging label. Every consumer product also needs a responsible economic operator in the EU whose name and address appear on the product or its packaging.',
          'From 18 February 2027 portable batteries have to be removable and replaceable by the user; exceptions are narrow. Have new models checked now.',
        ),
        de: paragraphs(
          'Ein Produkt, drei Gesetze, drei Nummern. Für den deutschen Markt:',
          bullets(
            '**Elektrogerät:** Registrierung bei der stiftung ear nach Marke und Geräteart, ohne deutsche Niederlassung über einen Bevollmächtigten.',
            '**Batterie:** ebenfalls stiftung ear, aber nach dem Batterierecht und je Kategorie. Kopfhörer enthalten Gerätebatterien. Zuvor beteiligen Sie sich an einer Organisation für Herstellerverantwortung; seit 1.~Januar 2026 ist das für alle fünf Kategorien Pflicht.',
            '**Verpackung:** LUCID und ein duales System, für die Verkaufsverpackung und den Versandkarton, wenn Sie aus dem Ausland versenden oder beides erstmals nach Deutschland bringen; sonst sind Ihre Lieferanten die Hersteller.',
          ),
          'Hinzu kommt die Sicherheit; sie betrifft das Produkt, nicht den Abfall. Mit Bluetooth sind die Kopfhörer Funkanlagen: Konformitätserklärung nach Richtlinie 2014/53/EU samt den Anforderungen an die Cybersicherheit, die seit 1.~August 2025 gelten, und Stoffbeschränkungen. Ohrhörer, die per Kabel geladen werden, brauchen seit 28.~Dezember 2024 eine USB-C-Buchse und im Angebot das Ladeetikett. Jedes Verbraucherprodukt braucht außerdem einen verantwortlichen Wirtschaftsakteur in der EU, dessen Name und Anschrift auf dem Produkt oder der Verpackung stehen.',
          'Ab 18.~Februar 2027 müssen Nutzer Gerätebatterien selbst entnehmen und ersetzen können; die Ausnahmen sind eng. Lassen Sie neue Modelle jetzt prüfen.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Regulation (EU) 2023/1542 on batteries',
            de: 'Verordnung (EU) 2023/1542 über Batterien',
          },
          url: 'https://eur-lex.europa.eu/eli/reg/2023/1542/oj',
        },
        {
          title: {
            en: 'German Battery Implementation Act (BattDG), section~5',
            de: 'Batterierecht-Durchführungsgesetz (BattDG), §~5',
          },
          url: 'https://www.gesetze-im-internet.de/battdg/__5.html',
        },
        {
          title: {
            en: 'Directive (EU) 2022/2380, common charger',
            de: 'Richtlinie (EU) 2022/2380, einheitliches Ladegerät',
          },
          url: 'https://eur-lex.europa.eu/eli/dir/2022/2380/oj',
        },
        registerForElectricals,
      ],
      related: ['weee-without-branch', 'lucid-cost', 'ce-and-product-safety'],
      services: ['battery-germany', 'weee-germany', 'packaging-germany', 'eu-authorised-representative'],
    },
    {
      key: 'representative-or-responsible',
      question: {
        en: 'Authorised representative or responsible person: what is the difference?',
        de: 'Bevollmächtigter oder verantwortliche Person: Wo liegt der Unterschied?',
      },
      summary: {
        en: 'The EPR representative answers for waste law in one country. The responsible person answers for product safety throughout the EU. Neither replaces the other.',
        de: 'Der EPR-Bevollmächtigte steht in einem Land für das Abfallrecht ein, die verantwortliche Person EU-weit für die Produktsicherheit. Keine Rolle ersetzt die andere.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The names are similar, the tasks are not.',
          bullets(
            '**Authorised representative for producer responsibility:** acts under waste law, in one country and for one area such as electrical goods or packaging. Registers, reports, answers to the register.',
            '**Responsible economic operator** (Regulation (EU) 2019/1020 and Article 16 of the product safety regulation): one in the EU is enough. Checks that declaration and technical file exist, keeps the declaration available, informs authorities of risks. Its name and address appear on the product, its packaging, the parcel or an accompanying document.',
            '**Authorised representative for conformity:** has a written mandate of the manufacturer for products with CE marking and keeps the documents, usually for ten years. May also be the responsible economic operator. Design and technical file remain the manufacturer’s task.',
            '**Fiscal representative:** belongs to tax law and has nothing to do with products.',
          ),
          'One company may hold several roles. Each needs a mandate of its own, and ending one does not end the others. [The roles compared](/cht/ResourcesSearch)',
        ),
        de: paragraphs(
          'Die Bezeichnungen ähneln sich, die Aufgaben nicht.',
          bullets(
            '**Bevollmächtigter für die Herstellerverantwortung:** handelt nach Abfallrecht, in einem Land und für einen Bereich wie Elektrogeräte oder Verpackung. Er registriert, meldet und steht dem Register Rede und Antwort.',
            '**Verantwortlicher Wirtschaftsakteur** (Verordnung (EU) 2019/1020 und Artikel~16 der Produktsicherheitsverordnung): einer in der EU genügt. Er prüft, ob Erklärung und technische Unterlagen vorhanden sind, hält die Erklärung bereit und unterrichtet Behörden über Risiken. Name und Anschrift stehen auf Produkt, Verpackung, Paket oder einem Begleitdokument.',
            '**Bevollmächtigter für die Konformität:** hat vom Hersteller einen schriftlichen Auftrag für Produkte mit CE-Kennzeichnung und verwahrt die Unterlagen, meist zehn Jahre. Er kann zugleich verantwortlicher Wirtschaftsakteur sein. Konstruktion und technische Unterlagen bleiben Sache des Herstellers.',
            '**Fiskalvertreter:** gehört ins Steuerrecht und hat mit Produkten nichts zu tun.',
          ),
          'Ein Unternehmen darf mehrere Rollen übernehmen. Jede braucht einen eigenen Auftrag, und endet der eine, enden die anderen nicht. [Die Rollen im Vergleich](/cht/ResourcesSearch)',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [marketSurveillance, productSafety],
      related: ['weee-without-branch', 'ce-and-product-safety', 'uk-responsible-person'],
      services: ['eu-authorised-representative', 'gpsr-responsible-person'],
    },
    {
      key: 'ce-and-product-safety',
      question: {
        en: 'My product bears the CE marking. Does the GPSR still apply?',
        de: 'Mein Produkt trägt die CE-Kennzeichnung. Gilt die Produktsicherheitsverordnung trotzdem?',
      },
      summary: {
        en: 'Yes, where the CE acts leave gaps, and for the information in online listings.',
        de: 'Ja, soweit die CE-Vorschriften Lücken lassen, und für die Angaben im Onlineangebot.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The General Product Safety Regulation has applied since 13 December 2024 to all consumer products. Where a special act covers a risk, such as the toy directive or the radio equipment directive, that act takes precedence. For everything it leaves open, the regulation applies: online listings, accident reports, recalls, and risks the special act does not cover.',
          'Every online listing has to show:',
          bullets(
            'name, postal address and electronic address of the manufacturer,',
            'if the manufacturer is outside the EU, the same of the responsible person in the EU,',
            'a picture, the type and other identification of the product,',
            'warnings and safety information in a language that is understood in the country of sale.',
          ),
          'Most gaps are in the last point. An instruction sheet in the box does not replace the warning in the listing. For products without CE marking, a mug or a bookshelf, say, the manufacturer also draws up a risk analysis and keeps technical documentation for ten years.',
        ),
        de: paragraphs(
          'Die Verordnung über die allgemeine Produktsicherheit gilt seit 13.~Dezember 2024 für alle Verbraucherprodukte. Regelt eine besondere Vorschrift ein Risiko, etwa die Spielzeug- oder die Funkanlagenrichtlinie, geht diese vor. Für alles, was sie offenlässt, gilt die Verordnung: Onlineangebote, Unfallmeldungen, Rückrufe und Risiken, die die besondere Vorschrift nicht kennt.',
          'Jedes Onlineangebot muss nennen:',
          bullets(
            'Name, Postanschrift und elektronische Adresse des Herstellers,',
            'sitzt der Hersteller außerhalb der EU, dasselbe für die verantwortliche Person in der EU,',
            'ein Bild, die Art und weitere Angaben zur Identifikation des Produkts,',
            'Warnhinweise und Sicherheitsinformationen in einer Sprache, die im Verkaufsland verstanden wird.',
          ),
          'Am letzten Punkt fehlt es am häufigsten. Eine Anleitung in der Schachtel ersetzt den Warnhinweis im Angebot nicht. Für Produkte ohne CE-Kennzeichnung, etwa eine Tasse oder ein Bücherregal, erstellt der Hersteller außerdem eine Risikoanalyse und hält technische Unterlagen zehn Jahre bereit.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [productSafety],
      related: ['representative-or-responsible', 'earphones'],
      services: ['testing-eu', 'eu-authorised-representative', 'gpsr-responsible-person'],
    },
    {
      key: 'uk-responsible-person',
      question: {
        en: 'Does a UK responsible person cover the EU?',
        de: 'Gilt eine verantwortliche Person im Vereinigten Königreich auch für die EU?',
      },
      summary: {
        en: 'No. A person named for Great Britain does not count in the EU, or vice versa. Great Britain requires one for cosmetics; for toys and general electrical goods a representative there is optional.',
        de: 'Nein. Wer für Großbritannien benannt ist, zählt in der EU nicht, und umgekehrt. Großbritannien verlangt eine solche Person für Kosmetik; für Spielzeug und allgemeine Elektrogeräte ist ein Bevollmächtigter dort freiwillig.',
      },
      answerMarkdown: {
        en: paragraphs(
          'Since the United Kingdom left the single market, there have been two separate legal areas. The authorities of the Union do not recognise a person or company named for Great Britain, and vice versa. Where both require one, you need two, each established in its own area.',
          'Three cases come up most:',
          bullets(
            '**Cosmetics:** a responsible person in the EU with notification in the CPNP, and another in the United Kingdom with notification in the British portal (SCPN).',
            '**Products with CE marking:** a responsible economic operator in the EU. Great Britain goes on accepting CE for many groups of products. There the importer puts its name and address on the product; for toys and general electrical goods a British representative is optional.',
            '**Northern Ireland:** EU product law largely applies there, so an address in the EU or in Northern Ireland counts.',
          ),
          'On packaging for both markets, state both addresses and mark them “EU:” and “UK:”. Do not use a forwarding address at which nobody can answer an authority.',
        ),
        de: paragraphs(
          'Seit das Vereinigte Königreich den Binnenmarkt verlassen hat, stehen zwei Rechtsräume nebeneinander. Wer für Großbritannien benannt ist, zählt für die Behörden der Union nicht, und umgekehrt. Wo beide jemanden verlangen, brauchen Sie zwei, jeweils im eigenen Gebiet ansässig.',
          'Drei Fälle kommen am häufigsten vor:',
          bullets(
            '**Kosmetik:** eine verantwortliche Person in der EU mit Notifizierung im CPNP und eine zweite im Vereinigten Königreich mit Notifizierung im britischen Portal (SCPN).',
            '**Produkte mit CE-Kennzeichnung:** ein verantwortlicher Wirtschaftsakteur in der EU. Großbritannien erkennt CE für viele Produktgruppen weiter an. Dort setzt der Importeur Namen und Anschrift auf das Produkt; für Spielzeug und allgemeine Elektrogeräte ist ein britischer Bevollmächtigter freiwillig.',
            '**Nordirland:** Dort gilt weitgehend EU-Produktrecht, deshalb zählt eine Anschrift in der EU oder in Nordirland.',
          ),
          'Auf Verpackungen für beide Märkte nennen Sie beide Anschriften und kennzeichnen sie mit „EU:“ und „UK:“. Eine Weiterleitungsadresse, unter der niemand einer Behörde antworten kann, genügt nicht.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'Regulation (EC) No 1223/2009 on cosmetic products',
            de: 'Verordnung (EG) Nr.~1223/2009 über kosmetische Mittel',
          },
          url: 'https://eur-lex.europa.eu/eli/reg/2009/1223/oj',
        },
        marketSurveillance,
        {
          title: {
            en: 'Toys (Safety) Regulations 2011, United Kingdom',
            de: 'Toys (Safety) Regulations 2011, Vereinigtes Königreich (englisch)',
          },
          url: 'https://www.legislation.gov.uk/uksi/2011/1881',
        },
      ],
      related: ['representative-or-responsible', 'ce-and-product-safety'],
      services: ['uk-responsible-person', 'cosmetics-united-kingdom'],
    },
  ],
};
