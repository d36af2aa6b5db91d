import type { SeedTerm } from './types';

/** Terms of the field in both languages, each with a definition; no law is cited, because most have several. */
export const germanTerms: SeedTerm[] = [
  {
    en: 'VAT',
    de: 'Umsatzsteuer (Mehrwertsteuer)',
    definition: {
      en: 'A tax on consumption that each seller in the chain collects and pays over; businesses recover what they have paid themselves.',
      de: 'Eine Verbrauchsteuer, die jeder Verkäufer der Kette einnimmt und abführt; was Unternehmen selbst gezahlt haben, erhalten sie zurück.',
    },
  },
  {
    en: 'input VAT',
    de: 'Vorsteuer',
    definition: {
      en: 'The VAT on a business’s own purchases and imports, which it deducts in its return.',
      de: 'Die Umsatzsteuer auf eigene Einkäufe und Einfuhren, die ein Unternehmen in seiner Erklärung abzieht.',
    },
  },
  {
    en: 'output VAT',
    de: 'Ausgangsumsatzsteuer',
    definition: {
      en: 'The VAT that a business charges on its sales and owes to the tax office.',
      de: 'Die Umsatzsteuer, die ein Unternehmen auf seine Verkäufe berechnet und dem Finanzamt schuldet.',
    },
  },
  {
    en: 'advance return',
    de: 'Umsatzsteuer-Voranmeldung',
    definition: {
      en: 'The German VAT return of a month or a quarter, filed by the 10th of the month after.',
      de: 'Die Umsatzsteuererklärung für einen Monat oder ein Quartal, abzugeben bis zum 10. des Folgemonats.',
    },
  },
  {
    en: 'annual return',
    de: 'Umsatzsteuer-Jahreserklärung',
    definition: {
      en: 'The VAT return of a whole year; it does not replace the advance returns.',
      de: 'Die Umsatzsteuererklärung für das ganze Jahr; sie ersetzt die Voranmeldungen nicht.',
    },
  },
  {
    en: 'VAT identification number (VAT ID)',
    de: 'Umsatzsteuer-Identifikationsnummer (USt-IdNr.)',
    definition: {
      en: 'The number that identifies a business in trade within the Union; in Germany DE and nine digits, issued by the Federal Central Tax Office.',
      de: 'Die Nummer, die ein Unternehmen im Handel innerhalb der Union ausweist; in Deutschland DE und neun Ziffern, erteilt vom Bundeszentralamt für Steuern.',
    },
  },
  {
    en: 'tax number',
    de: 'Steuernummer',
    definition: {
      en: 'The number under which the local tax office keeps a taxpayer’s file; it is on returns and letters.',
      de: 'Die Nummer, unter der das Finanzamt einen Steuerpflichtigen führt; sie steht auf Erklärungen und Schreiben.',
    },
  },
  {
    en: 'tax office',
    de: 'Finanzamt',
    definition: {
      en: 'The authority that assesses and collects VAT. For companies from abroad, one tax office is responsible for each country of origin.',
      de: 'Die Behörde, die Umsatzsteuer festsetzt und erhebt. Für Unternehmen aus dem Ausland ist je Herkunftsland ein bestimmtes Finanzamt zuständig.',
    },
  },
  {
    en: 'Federal Central Tax Office',
    de: 'Bundeszentralamt für Steuern (BZSt)',
    definition: {
      en: 'The German authority that issues VAT IDs and receives One-Stop Shop returns.',
      de: 'Die deutsche Behörde, die USt-IdNrn. erteilt und One-Stop-Shop-Meldungen entgegennimmt.',
    },
  },
  {
    en: 'tax adviser',
    de: 'Steuerberater, Steuerberaterin',
    definition: {
      en: 'A licensed professional who may prepare and file tax returns for others in Germany.',
      de: 'Ein zugelassener Beruf: Steuerberaterinnen und Steuerberater dürfen für andere Steuererklärungen erstellen und einreichen.',
    },
  },
  {
    en: 'power of attorney',
    de: 'Vollmacht',
    definition: {
      en: 'A signed document that lets one person act for another before an authority.',
      de: 'Ein unterschriebenes Dokument, mit dem jemand vor einer Behörde für einen anderen handelt.',
    },
  },
  {
    en: 'taxable person',
    de: 'Steuerpflichtiger, Unternehmer',
    definition: {
      en: 'Any person who independently carries out an economic activity, in any place and whatever the result.',
      de: 'Wer eine wirtschaftliche Tätigkeit selbstständig ausübt, gleich wo und mit welchem Ergebnis.',
    },
  },
  {
    en: 'reverse charge',
    de: 'Steuerschuldnerschaft des Leistungsempfängers',
    definition: {
      en: 'The customer, not the supplier, owes the VAT; the invoice shows none and names the rule.',
      de: 'Statt des Leistenden schuldet der Kunde die Umsatzsteuer; die Rechnung weist keine aus und nennt die Regel.',
    },
  },
  {
    en: 'standard rate',
    de: 'Regelsteuersatz',
    definition: {
      en: 'The VAT rate that applies unless the law names another one; 19% in Germany.',
      de: 'Der Steuersatz, der gilt, wenn das Gesetz keinen anderen nennt; in Deutschland 19~%.',
    },
  },
  {
    en: 'reduced rate',
    de: 'ermäßigter Steuersatz',
    definition: {
      en: 'A lower VAT rate for goods and services that the law lists, such as most food and books.',
      de: 'Ein niedrigerer Steuersatz für im Gesetz aufgezählte Waren und Leistungen, etwa die meisten Lebensmittel und Bücher.',
    },
  },
  {
    en: 'exempt supply',
    de: 'steuerfreier Umsatz',
    definition: {
      en: 'A supply on which no VAT is charged; depending on the rule, input VAT may be deducted or not.',
      de: 'Ein Umsatz, auf den keine Umsatzsteuer anfällt; je nach Vorschrift mit oder ohne Vorsteuerabzug.',
    },
  },
  {
    en: 'zero return, nil return',
    de: 'Nullmeldung',
    definition: {
      en: 'A return for a period without sales. It still has to be filed.',
      de: 'Eine Meldung für einen Zeitraum ohne Umsätze. Sie ist trotzdem abzugeben.',
    },
  },
  {
    en: 'filing extension',
    de: 'Dauerfristverlängerung',
    definition: {
      en: 'One extra month for every German advance return, on application; monthly filers pay one eleventh of a year’s tax ahead.',
      de: 'Ein Monat mehr Zeit für jede Voranmeldung, auf Antrag; wer monatlich meldet, zahlt ein Elftel der Jahressteuer im Voraus.',
    },
  },
  {
    en: 'late-filing penalty',
    de: 'Verspätungszuschlag',
    definition: {
      en: 'A surcharge that a tax office may impose when a return is late.',
      de: 'Ein Zuschlag, den das Finanzamt festsetzen kann, wenn eine Erklärung zu spät kommt.',
    },
  },
  {
    en: 'small-business scheme',
    de: 'Kleinunternehmerregelung',
    definition: {
      en: 'Businesses below a turnover limit charge no VAT and deduct none.',
      de: 'Unternehmen unter einer Umsatzgrenze berechnen keine Umsatzsteuer und ziehen keine Vorsteuer ab.',
    },
  },
  {
    en: 'e-invoice',
    de: 'E-Rechnung',
    definition: {
      en: 'An invoice as structured data under European standard EN 16931. A PDF is not one.',
      de: 'Eine Rechnung als strukturierter Datensatz nach der europäischen Norm EN~16931. Ein PDF ist keine.',
    },
  },
  {
    en: 'place of supply',
    de: 'Leistungsort',
    definition: {
      en: 'The place where a supply is taxed; it decides which country’s VAT is due.',
      de: 'Der Ort, an dem ein Umsatz besteuert wird; er entscheidet, welches Land die Umsatzsteuer erhebt.',
    },
  },
  {
    en: 'distance sale',
    de: 'Fernverkauf',
    definition: {
      en: 'A sale to a consumer in another country, where the seller sends the goods or has them sent.',
      de: 'Ein Verkauf an Verbraucher in einem anderen Land, bei dem der Verkäufer die Ware versendet oder versenden lässt.',
    },
  },
  {
    en: 'distance sales threshold',
    de: 'Umsatzschwelle für Fernverkäufe',
    definition: {
      en: 'Up to 10,000 euros a year, Union-wide, a seller established in one Member State may charge the VAT of that state.',
      de: 'Bis 10.000~Euro im Jahr, unionsweit, darf ein in nur einem Mitgliedstaat ansässiger Verkäufer dessen Umsatzsteuer berechnen.',
    },
  },
  {
    en: 'intra-Community supply',
    de: 'innergemeinschaftliche Lieferung',
    definition: {
      en: 'Goods that go to a business in another Member State; exempt where the conditions are met.',
      de: 'Ware, die an ein Unternehmen in einem anderen Mitgliedstaat geht; steuerfrei, wenn die Voraussetzungen erfüllt sind.',
    },
  },
  {
    en: 'intra-Community acquisition',
    de: 'innergemeinschaftlicher Erwerb',
    definition: {
      en: 'The same movement from the buyer’s side; the buyer accounts for VAT in its own country.',
      de: 'Dieselbe Warenbewegung aus Sicht des Käufers, der die Umsatzsteuer des eigenen Landes anmeldet.',
    },
  },
  {
    en: 'transfer of own goods',
    de: 'innergemeinschaftliches Verbringen',
    definition: {
      en: 'Moving your own stock to another Member State. It counts as a supply and as an acquisition.',
      de: 'Eigene Ware in einen anderen Mitgliedstaat bringen. Das gilt als Lieferung und als Erwerb.',
    },
  },
  {
    en: 'EC sales list',
    de: 'Zusammenfassende Meldung',
    definition: {
      en: 'A list of supplies to businesses in other Member States, by their VAT IDs.',
      de: 'Eine Aufstellung der Lieferungen und Leistungen an Unternehmen in anderen Mitgliedstaaten, nach USt-IdNrn.',
    },
  },
  {
    en: 'import VAT',
    de: 'Einfuhrumsatzsteuer',
    definition: {
      en: 'VAT on goods that come from outside the Union, charged by customs.',
      de: 'Umsatzsteuer auf Waren von außerhalb der Union; der Zoll erhebt sie.',
    },
  },
  {
    en: 'customs duty',
    de: 'Zoll',
    definition: {
      en: 'A charge on goods that cross the border of the customs union, depending on kind and origin.',
      de: 'Eine Abgabe auf Waren, die über die Grenze der Zollunion kommen, nach Art und Ursprung.',
    },
  },
  {
    en: 'EORI number',
    de: 'EORI-Nummer',
    definition: {
      en: 'The number customs uses to identify a business; no declaration without it.',
      de: 'Die Nummer, unter der der Zoll ein Unternehmen kennt; ohne sie keine Anmeldung.',
    },
  },
  {
    en: 'intrinsic value',
    de: 'Sachwert',
    definition: {
      en: 'The price of the goods alone, excluding transport and insurance shown separately.',
      de: 'Der Preis der Ware allein, ohne gesondert ausgewiesene Beförderung und Versicherung.',
    },
  },
  {
    en: 'consignment',
    de: 'Sendung',
    definition: {
      en: 'Goods that one sender sends to one recipient at one time under one transport document.',
      de: 'Waren, die ein Absender gleichzeitig mit einem Beförderungspapier an einen Empfänger schickt.',
    },
  },
  {
    en: 'One-Stop Shop',
    de: 'einzige Anlaufstelle (One-Stop-Shop)',
    definition: {
      en: 'One quarterly return in one Member State for sales to consumers in all others.',
      de: 'Eine Meldung im Quartal in einem Mitgliedstaat für Verkäufe an Verbraucher in allen anderen.',
    },
  },
  {
    en: 'Import One-Stop Shop (IOSS)',
    de: 'Import-One-Stop-Shop (IOSS)',
    definition: {
      en: 'A monthly return for consignments of up to 150 euros from outside the Union; the VAT is charged at checkout.',
      de: 'Eine monatliche Meldung für Sendungen bis 150~Euro von außerhalb der Union; die Umsatzsteuer wird beim Kauf berechnet.',
    },
  },
  {
    en: 'intermediary',
    de: 'Vermittler (IOSS)',
    definition: {
      en: 'A business in the Union that files and owes the IOSS return for a seller from outside.',
      de: 'Ein Unternehmen in der Union, das die IOSS-Meldung für einen Verkäufer von außerhalb abgibt und die Steuer schuldet.',
    },
  },
  {
    en: 'deemed supplier',
    de: 'Lieferkettenfiktion',
    definition: {
      en: 'A marketplace that the law treats as if it had bought the goods and sold them on; it owes the VAT.',
      de: 'Ein Marktplatz, den das Gesetz so behandelt, als hätte er die Ware gekauft und weiterverkauft; er schuldet die Umsatzsteuer.',
    },
  },
  {
    en: 'electronic interface',
    de: 'elektronische Schnittstelle',
    definition: {
      en: 'A marketplace, platform or portal that facilitates a sale.',
      de: 'Ein Marktplatz, eine Plattform oder ein Portal, über das ein Verkauf zustande kommt.',
    },
  },
  {
    en: 'fiscal representative',
    de: 'Fiskalvertreter',
    definition: {
      en: 'Somebody in the country who represents a foreign business in tax matters, in many states with joint liability; in Germany for certain exempt supplies only.',
      de: 'Jemand im Land, der ein ausländisches Unternehmen steuerlich vertritt, in vielen Staaten mit eigener Haftung; in Deutschland nur für bestimmte steuerfreie Umsätze.',
    },
  },
  {
    en: 'extended producer responsibility',
    de: 'erweiterte Herstellerverantwortung',
    definition: {
      en: 'The business that first places a product on the market pays for its collection and recycling.',
      de: 'Wer ein Produkt zuerst in Verkehr bringt, trägt die Kosten seiner Sammlung und Verwertung.',
    },
  },
  {
    en: 'producer',
    de: 'Hersteller',
    definition: {
      en: 'In waste law the business that first makes a product available in a country, a seller from abroad included.',
      de: 'Im Abfallrecht, wer ein Produkt in einem Land zuerst bereitstellt, auch ein Verkäufer aus dem Ausland.',
    },
  },
  {
    en: 'authorised representative',
    de: 'Bevollmächtigter',
    definition: {
      en: 'A person in the country whom a producer from abroad appoints by written mandate to fulfil duties of waste or product law.',
      de: 'Eine Person im Land, die ein Hersteller aus dem Ausland schriftlich beauftragt, Pflichten des Abfall- oder Produktrechts zu erfüllen.',
    },
  },
  {
    en: 'responsible person',
    de: 'verantwortliche Person',
    definition: {
      en: 'The business in the Union whose name and address are on a product and who keeps its documents for the authorities.',
      de: 'Das Unternehmen in der Union, dessen Name und Anschrift auf dem Produkt stehen und das die Unterlagen für Behörden bereithält.',
    },
  },
  {
    en: 'placing on the market',
    de: 'Inverkehrbringen',
    definition: {
      en: 'Making a product available on the market for the first time.',
      de: 'Ein Produkt zum ersten Mal auf dem Markt bereitstellen.',
    },
  },
  {
    en: 'packaging register',
    de: 'Verpackungsregister (LUCID)',
    definition: {
      en: 'The German register of packaging producers; each must register itself before the first sale.',
      de: 'Das deutsche Register der Hersteller von Verpackungen; alle registrieren sich selbst vor dem ersten Verkauf.',
    },
  },
  {
    en: 'dual system',
    de: 'duales System',
    definition: {
      en: 'A company that collects packaging from households in Germany and is paid by producers by weight.',
      de: 'Ein Unternehmen, das in Deutschland Verpackungen bei Haushalten sammelt und von Herstellern nach Gewicht bezahlt wird.',
    },
  },
  {
    en: 'take-back',
    de: 'Rücknahme',
    definition: {
      en: 'The duty to accept used products or packaging and have them recycled.',
      de: 'Die Pflicht, gebrauchte Produkte oder Verpackungen anzunehmen und verwerten zu lassen.',
    },
  },
  {
    en: 'quantity report',
    de: 'Mengenmeldung',
    definition: {
      en: 'The weights that a producer reports to a register or scheme, by material.',
      de: 'Die Gewichte, die ein Hersteller einem Register oder System meldet, nach Material.',
    },
  },
  {
    en: 'declaration of conformity',
    de: 'Konformitätserklärung',
    definition: {
      en: 'The signed document in which a manufacturer states that a product meets the law that applies to it.',
      de: 'Das unterschriebene Dokument, in dem ein Hersteller erklärt, dass ein Produkt die geltenden Vorschriften erfüllt.',
    },
  },
  {
    en: 'CE marking',
    de: 'CE-Kennzeichnung',
    definition: {
      en: 'The mark by which a manufacturer states that a product meets the Union’s rules for it. It is not a seal of quality.',
      de: 'Das Zeichen, mit dem ein Hersteller angibt, dass ein Produkt die Vorschriften der Union erfüllt. Es ist kein Gütesiegel.',
    },
  },
  {
    en: 'market surveillance',
    de: 'Marktüberwachung',
    definition: {
      en: 'Authorities that check products on the market and can stop their sale.',
      de: 'Behörden, die Produkte auf dem Markt prüfen und ihren Verkauf untersagen können.',
    },
  },
  {
    en: 'commercial register',
    de: 'Handelsregister',
    definition: {
      en: 'The public register of companies with their registered office, capital and directors.',
      de: 'Das öffentliche Register der Unternehmen mit Sitz, Kapital und Geschäftsführung.',
    },
  },
];
