import type { SeedPage } from '../types';

/** The anchors are the keys that links such as `/cht/commonQuestion?key=oss` open. */
export const commonQuestion: SeedPage = {
  pageKey: 'commonQuestion',
  title: { en: 'Common questions', de: 'Häufige Fragen' },
  metaTitle: {
    en: 'Common questions on VAT, OSS, packaging and products',
    de: 'Häufige Fragen zu Steuer, OSS, Verpackung, Produkt',
  },
  metaDescription: {
    en: 'Twenty-five short answers on VAT numbers, OSS and IOSS, marketplaces, packaging, electrical goods, product safety and e-invoicing. As of November 2026.',
    de: '25 kurze Antworten zu Umsatzsteuer, OSS und IOSS, Marktplätzen, Verpackung, Elektrogeräten, Produktsicherheit und E-Rechnung. Stand: November 2026.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Help', de: 'Hilfe' },
      title: { en: 'Twenty-five questions, answered briefly', de: '25 Fragen, kurz beantwortet' },
      lead: {
        en: 'The rule first, then the exception worth knowing. General information as of November 2026; it replaces no advice in the individual case.',
        de: 'Zuerst die Regel, dann die Ausnahme, die man kennen sollte. Allgemeine Informationen, Stand November 2026; eine Beratung im Einzelfall ersetzen sie nicht.',
      },
      actions: [
        { label: { en: 'VAT', de: 'Umsatzsteuer' }, url: '#vat', emphasis: 'quiet' },
        { label: { en: 'OSS and IOSS', de: 'OSS und IOSS' }, url: '#oss', emphasis: 'quiet' },
        { label: { en: 'Products', de: 'Produkte' }, url: '#products', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'vat',
      heading: { en: 'VAT in Germany', de: 'Umsatzsteuer in Deutschland' },
      items: [
        {
          question: {
            en: 'Do I need a German VAT number if I use a warehouse in Germany?',
            de: 'Brauche ich bei einem Lager in Deutschland eine deutsche Umsatzsteuer-Registrierung?',
          },
          answerMarkdown: {
            en: 'Yes, from the first goods stocked there. No threshold applies, and a marketplace warehouse counts in the same way as your own.',
            de: 'Ja, sobald die erste Ware dort liegt. Eine Schwelle gibt es nicht, und das Lager eines Marktplatzes zählt wie ein eigenes.',
          },
        },
        {
          question: {
            en: 'How often do I file in Germany?',
            de: 'Wie oft melde ich in Deutschland?',
          },
          answerMarkdown: {
            en: 'Quarterly, or monthly if the VAT of the previous year exceeded €9,000. Up to €2,000 the tax office may content itself with the annual return. Advance returns are due on the 10th of the following month; with a filing extension you have one month more.',
            de: 'Vierteljährlich, oder monatlich, wenn die Steuer des Vorjahres 9.000~€ überstieg. Bis 2.000~€ kann das Finanzamt Sie von Voranmeldungen befreien; dann genügt die Jahreserklärung. Voranmeldungen sind am 10. des Folgemonats fällig; mit Dauerfristverlängerung einen Monat später.',
          },
        },
        {
          question: {
            en: 'I have missed a return. What now?',
            de: 'Ich habe eine Meldung versäumt. Was nun?',
          },
          answerMarkdown: {
            en: 'File as soon as possible. The tax office may estimate the tax and add surcharges; a marketplace may suspend the account. Talk to a tax adviser before you correct older periods.',
            de: 'So bald wie möglich nachholen. Das Finanzamt kann schätzen und Verspätungszuschläge festsetzen, ein Marktplatz kann das Konto sperren. Sprechen Sie mit einer Steuerberatungskanzlei, bevor Sie ältere Zeiträume berichtigen.',
          },
        },
        {
          question: {
            en: 'Is a VAT ID genuine if its check digit is right?',
            de: 'Ist eine USt-IdNr. echt, wenn ihre Prüfziffer stimmt?',
          },
          answerMarkdown: {
            en: 'No. The check digit only shows that the number is well formed. Confirm it in [VIES](https://ec.europa.eu/taxation_customs/vies/) or, from Germany, with the [BZSt](https://www.bzst.de/), and keep the confirmation.',
            de: 'Nein. Die Prüfziffer zeigt nur, dass die Nummer richtig gebildet ist. Bestätigen lassen Sie sie im [MIAS (VIES)](https://ec.europa.eu/taxation_customs/vies/) oder beim [BZSt](https://www.bzst.de/); bewahren Sie die Bestätigung auf.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'oss',
      heading: { en: 'OSS and IOSS', de: 'OSS und IOSS' },
      items: [
        {
          question: {
            en: 'Does OSS replace the local registration?',
            de: 'Ersetzt der OSS die Registrierung vor Ort?',
          },
          answerMarkdown: {
            en: 'No. OSS covers cross-border sales to consumers, not stock abroad and not sales within the country of storage.',
            de: 'Nein. Der OSS erfasst grenzüberschreitende Verkäufe an Verbraucher, nicht das Lager im Ausland und nicht Verkäufe innerhalb des Lagerlandes.',
          },
        },
        {
          question: { en: 'What is the €10,000 threshold?', de: 'Was ist die Schwelle von 10.000~€?' },
          answerMarkdown: {
            en: 'The total of your net distance sales of goods and digital services to consumers in other Member States in a calendar year. Below it, the VAT of your own country may apply; above it, that of the country of destination. All countries are counted together.',
            de: 'Die Summe Ihrer Nettofernverkäufe und digitalen Leistungen an Verbraucher in anderen Mitgliedstaaten im Kalenderjahr. Darunter kann die Steuer des eigenen Landes gelten, darüber gilt die des Bestimmungslandes. Alle Länder zählen zusammen.',
          },
        },
        {
          question: {
            en: 'Does the threshold help sellers from China or the United Kingdom?',
            de: 'Gilt die Schwelle auch für Händler aus China oder dem Vereinigten Königreich?',
          },
          answerMarkdown: {
            en: 'No. It is open only to sellers established in a single Member State. For all others destination VAT applies from the first sale.',
            de: 'Nein. Sie steht nur Händlern offen, die in einem einzigen Mitgliedstaat ansässig sind. Für alle anderen gilt ab dem ersten Verkauf die Steuer des Bestimmungslandes.',
          },
        },
        {
          question: { en: 'When may I use IOSS?', de: 'Wann darf ich den IOSS nutzen?' },
          answerMarkdown: {
            en: 'For goods that are outside the EU when they are sold to a consumer, in consignments worth up to €150, without excise goods. Use is voluntary.',
            de: 'Für Waren, die sich beim Verkauf an Verbraucher außerhalb der EU befinden, in Sendungen bis 150~€ Sachwert, ohne verbrauchsteuerpflichtige Waren. Die Nutzung ist freiwillig.',
          },
        },
        {
          question: {
            en: 'Do I need an intermediary for IOSS?',
            de: 'Brauche ich für den IOSS einen Vermittler?',
          },
          answerMarkdown: {
            en: 'Yes, unless you are established in the EU or in a country with an agreement on mutual assistance, at present Norway. The intermediary is liable for the tax.',
            de: 'Ja, es sei denn, Sie sind in der EU ansässig oder in einem Land mit Amtshilfeabkommen, derzeit Norwegen. Der Vermittler haftet für die Steuer.',
          },
        },
        {
          question: { en: 'When is the IOSS return due?', de: 'Wann ist die IOSS-Meldung fällig?' },
          answerMarkdown: {
            en: 'By the end of the month after the sales, with payment, even if there were none. The date does not move for weekends or holidays.',
            de: 'Bis zum Ende des Monats nach den Verkäufen, samt Zahlung, auch als Nullmeldung. Wochenenden und Feiertage verschieben den Termin nicht.',
          },
        },
        {
          question: {
            en: 'Does IOSS save me the €3 customs duty?',
            de: 'Erspart mir der IOSS den Zoll von 3~€?',
          },
          answerMarkdown: {
            en: 'No. IOSS concerns VAT. Since 1~July 2026 a duty of €3 is charged per tariff item in consignments up to €150: five identical T-shirts count as one item, a T-shirt and a watch as two.',
            de: 'Nein. Der IOSS betrifft die Umsatzsteuer. Seit 1.~Juli 2026 fallen in Sendungen bis 150~€ je Tarifposition 3~€ Zoll an: Fünf gleiche T-Shirts sind eine Position, ein T-Shirt und eine Uhr sind zwei.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'marketplaces',
      heading: { en: 'Marketplaces', de: 'Marktplätze' },
      items: [
        {
          question: {
            en: 'Who pays the VAT on marketplace sales?',
            de: 'Wer führt die Steuer auf Marktplatzverkäufe ab?',
          },
          answerMarkdown: {
            en: 'In two cases the marketplace, as deemed supplier: imported consignments up to €150, and sales to consumers within the EU by sellers who are not established there. You still need a registration for stock, for your exempt supply to the platform and for input VAT.',
            de: 'In zwei Fällen der Marktplatz als fiktiver Lieferer: bei eingeführten Sendungen bis 150~€ und bei Verkäufen an Verbraucher innerhalb der EU durch Händler, die nicht in der EU ansässig sind. Registrieren müssen Sie sich trotzdem: wegen des Lagers, der steuerfreien Lieferung an die Plattform und der Vorsteuer.',
          },
        },
        {
          question: {
            en: 'What has become of the “22f certificate”?',
            de: 'Was wurde aus der „22f-Bescheinigung“?',
          },
          answerMarkdown: {
            en: 'It no longer exists. Since 1~July 2021 a valid German VAT ID takes its place (§§~22f, 25e UStG). Platforms record it and may be liable if it is missing.',
            de: 'Es gibt sie nicht mehr. Seit 1.~Juli 2021 tritt die gültige deutsche USt-IdNr. an ihre Stelle (§§~22f, 25e UStG). Plattformen zeichnen sie auf und können haften, wenn sie fehlt.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'packaging',
      heading: { en: 'Packaging and producer responsibility', de: 'Verpackung und Herstellerverantwortung' },
      items: [
        {
          question: { en: 'Is LUCID free of charge?', de: 'Ist LUCID kostenlos?' },
          answerMarkdown: {
            en: 'The registration is. The contract with a dual system costs money, by material and weight.',
            de: 'Die Registrierung ja. Der Vertrag mit einem dualen System kostet Geld, je nach Material und Gewicht.',
          },
        },
        {
          question: { en: 'Can you register me in LUCID?', de: 'Können Sie mich bei LUCID registrieren?' },
          answerMarkdown: {
            en: 'No, the producer must do it personally. We prepare the entries, the contract with the system and the quantity reports.',
            de: 'Nein, das muss der Hersteller persönlich tun. Wir bereiten Angaben, Systemvertrag und Mengenmeldungen vor.',
          },
        },
        {
          question: { en: 'Is one number enough for France?', de: 'Genügt für Frankreich eine Nummer?' },
          answerMarkdown: {
            en: 'No. The unique identifier (UIN) is issued per stream: one for packaging, one for electrical goods, one for textiles and so on.',
            de: 'Nein. Die eindeutige Kennung (UIN) gilt je Produktstrom: eine für Verpackung, eine für Elektrogeräte, eine für Textilien und so weiter.',
          },
        },
        {
          question: {
            en: 'Does the EU packaging regulation put an end to national registers?',
            de: 'Beendet die EU-Verpackungsverordnung die nationalen Register?',
          },
          answerMarkdown: {
            en: 'No. It has applied since 12~August 2026 and harmonises the requirements, but producers still register country by country. Whether the duty to appoint a representative in each country will be suspended for sellers from within the EU was still being negotiated when we last checked.',
            de: 'Nein. Sie gilt seit 12.~August 2026 und vereinheitlicht die Anforderungen; registriert wird weiter Land für Land. Ob die Pflicht, je Land einen Bevollmächtigten zu bestellen, für Händler aus der EU ausgesetzt wird, wurde bei der letzten Prüfung noch verhandelt.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'products',
      heading: { en: 'Electrical goods and product safety', de: 'Elektrogeräte und Produktsicherheit' },
      items: [
        {
          question: {
            en: 'WEEE without a branch in Germany: what do I need?',
            de: 'Elektrogeräte ohne Niederlassung in Deutschland: Was brauche ich?',
          },
          answerMarkdown: {
            en: 'A German authorised representative, who registers each brand and type of device with stiftung ear before the first offer.',
            de: 'Einen Bevollmächtigten in Deutschland, der jede Marke und Geräteart vor dem ersten Angebot bei der stiftung ear registriert.',
          },
        },
        {
          question: {
            en: 'I sell earphones with a battery. Which registers apply?',
            de: 'Ich verkaufe Kopfhörer mit Akku. Welche Register gelten?',
          },
          answerMarkdown: {
            en: 'Usually three: electrical goods, batteries and packaging. The charging case counts too.',
            de: 'Meist drei: Elektrogeräte, Batterien und Verpackung. Das Ladeetui zählt mit.',
          },
        },
        {
          question: {
            en: 'Authorised representative or responsible person: what is the difference?',
            de: 'Bevollmächtigter oder verantwortliche Person: Wo liegt der Unterschied?',
          },
          answerMarkdown: {
            en: 'The EPR representative answers for waste law in one country. The responsible person answers for product safety throughout the EU. Neither replaces the other. [Roles compared](/cht/ResourcesSearch)',
            de: 'Der EPR-Bevollmächtigte steht in einem Land für das Abfallrecht ein, die verantwortliche Person EU-weit für die Produktsicherheit. Keine Rolle ersetzt die andere. [Rollen im Vergleich](/cht/ResourcesSearch)',
          },
        },
        {
          question: {
            en: 'My product bears the CE marking. Does the GPSR still apply?',
            de: 'Mein Produkt trägt die CE-Kennzeichnung. Gilt die Produktsicherheitsverordnung trotzdem?',
          },
          answerMarkdown: {
            en: 'Yes, where the CE acts leave gaps, and for the information in online offers: manufacturer, responsible person in the EU, picture, identification, warnings.',
            de: 'Ja, soweit die CE-Vorschriften Lücken lassen, und für die Angaben im Onlineangebot: Hersteller, verantwortliche Person in der EU, Bild, Identifikation, Warnhinweise.',
          },
        },
        {
          question: {
            en: 'Does a UK responsible person cover the EU?',
            de: 'Gilt eine verantwortliche Person im Vereinigten Königreich auch für die EU?',
          },
          answerMarkdown: {
            en: 'No. Great Britain and the EU each require their own. For Northern Ireland EU product rules largely apply.',
            de: 'Nein. Großbritannien und die EU verlangen je eine eigene. In Nordirland gilt weitgehend EU-Produktrecht.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'invoices',
      heading: { en: 'E-invoicing', de: 'E-Rechnung' },
      items: [
        {
          question: { en: 'Is a PDF an e-invoice?', de: 'Ist ein PDF eine E-Rechnung?' },
          answerMarkdown: {
            en: 'No. In Germany an e-invoice is structured data under EN~16931, for instance XRechnung or ZUGFeRD from version 2.0.1 (not in the profiles MINIMUM and BASIC-WL).',
            de: 'Nein. Eine E-Rechnung besteht in Deutschland aus strukturierten Daten nach EN~16931, etwa XRechnung oder ZUGFeRD ab Version 2.0.1 (nicht in den Profilen MINIMUM und BASIC-WL).',
          },
        },
        {
          question: {
            en: 'Must a foreign company issue German e-invoices?',
            de: 'Muss ein ausländisches Unternehmen deutsche E-Rechnungen ausstellen?',
          },
          answerMarkdown: {
            en: 'Not as long as it is not established in Germany; a German VAT number alone does not oblige it. Between businesses established in Germany, the last transitional rules end on 31~December 2027.',
            de: 'Nicht, solange es nicht in Deutschland ansässig ist; eine deutsche Umsatzsteuernummer allein verpflichtet nicht. Zwischen in Deutschland ansässigen Unternehmen enden die letzten Übergangsregeln am 31.~Dezember 2027.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'dates',
      heading: { en: 'Dates and results', de: 'Termine und Ergebnisse' },
      items: [
        {
          question: {
            en: 'Can you guarantee a date?',
            de: 'Können Sie einen Termin garantieren?',
          },
          answerMarkdown: {
            en: 'No. Authorities, registers and banks decide. Our times are usual times after complete documents.',
            de: 'Nein. Behörden, Register und Banken entscheiden selbst. Unsere Zeiten sind übliche Zeiten bei vollständigen Unterlagen.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Your question is not here?', de: 'Ihre Frage ist nicht dabei?' },
      text: {
        en: 'Send it to us. What is asked often is added to this page.',
        de: 'Schicken Sie sie uns. Was oft gefragt wird, kommt auf diese Seite.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'German equivalents', de: 'Deutsche Entsprechungen' },
          url: '/cht/GermanEquivalents',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
