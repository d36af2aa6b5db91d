import type { SeedTerm } from './types';

/** Terms of the field in both languages, each with a definition; no law is cited by section, because most have several. */
export const taxTerms: SeedTerm[] = [
  // VAT and its basics
  {
    en: 'VAT',
    de: 'Umsatzsteuer (Mehrwertsteuer)',
    definition: {
      en: 'A general tax on consumption that each seller in the chain collects and pays over; businesses generally recover what they have paid themselves.',
      de: 'Eine allgemeine Steuer auf den Verbrauch, die jeder Verkäufer der Lieferkette einnimmt und abführt; was Unternehmen selbst gezahlt haben, erhalten sie in der Regel zurück.',
    },
    relatedTerms: ['input VAT', 'output VAT', 'standard rate', 'VAT registration'],
  },
  {
    en: 'input VAT',
    de: 'Vorsteuer',
    definition: {
      en: 'The VAT on a business’s own purchases and imports, which it generally deducts in its return.',
      de: 'Die Umsatzsteuer auf eigene Einkäufe und Einfuhren, die ein Unternehmen in der Regel in seiner Erklärung abzieht.',
    },
    relatedTerms: ['output VAT', 'import VAT', 'VAT refund procedure', 'VAT'],
  },
  {
    en: 'output VAT',
    de: 'Ausgangsumsatzsteuer',
    definition: {
      en: 'The VAT that a business charges on its sales and owes to the tax office.',
      de: 'Die Umsatzsteuer, die ein Unternehmen auf seine Verkäufe berechnet und dem Finanzamt schuldet.',
    },
    relatedTerms: ['input VAT', 'taxable amount', 'advance return'],
  },
  {
    en: 'taxable person',
    de: 'Steuerpflichtiger, Unternehmer',
    definition: {
      en: 'Any person who independently carries out an economic activity, in any place and whatever the result.',
      de: 'Wer eine wirtschaftliche Tätigkeit selbstständig ausübt, gleich wo und mit welchem Ergebnis.',
    },
    relatedTerms: ['VAT registration', 'small-business scheme'],
  },
  {
    en: 'taxable amount',
    de: 'Bemessungsgrundlage',
    definition: {
      en: 'The amount on which VAT is calculated: the price before tax, including shipping and any other extras the customer pays for.',
      de: 'Der Betrag, von dem die Umsatzsteuer berechnet wird: das Entgelt ohne Steuer, samt Versand und anderen Nebenkosten, die der Kunde zahlt.',
    },
    relatedTerms: ['output VAT', 'standard rate', 'tax point', 'margin scheme'],
  },
  {
    en: 'tax point',
    de: 'Entstehung der Steuer',
    definition: {
      en: 'The moment at which VAT on a sale arises: usually on supply, on an earlier payment or, in the Import One-Stop Shop, when payment is accepted. It decides which return the sale belongs in.',
      de: 'Der Zeitpunkt, zu dem die Umsatzsteuer auf einen Verkauf entsteht: meist mit der Lieferung, bei Vorauszahlung schon mit der Zahlung, im Import-One-Stop-Shop mit der Annahme der Zahlung. Er entscheidet, in welche Meldung der Verkauf gehört.',
    },
    relatedTerms: ['cash accounting', 'taxable amount', 'advance return'],
  },
  {
    en: 'standard rate',
    de: 'Regelsteuersatz',
    definition: {
      en: 'The VAT rate that applies unless the law names another one; 19% in Germany.',
      de: 'Der Steuersatz, der gilt, wenn das Gesetz keinen anderen nennt; in Deutschland 19~%.',
    },
    relatedTerms: ['reduced rate', 'zero rate'],
  },
  {
    en: 'reduced rate',
    de: 'ermäßigter Steuersatz',
    definition: {
      en: 'A lower VAT rate for goods and services that the law lists; in Germany 7%, for most food and books, for example.',
      de: 'Ein niedrigerer Steuersatz für im Gesetz aufgezählte Waren und Leistungen; in Deutschland 7~%, etwa für die meisten Lebensmittel und für Bücher.',
    },
    relatedTerms: ['standard rate', 'zero rate'],
  },
  {
    en: 'zero rate',
    de: 'Nullsteuersatz',
    definition: {
      en: 'A VAT rate of 0%: nothing is charged, yet input VAT can still be deducted. It covers most food in the United Kingdom, for example, and solar panels for homes in Germany.',
      de: 'Ein Steuersatz von 0~%: Umsatzsteuer fällt nicht an, die Vorsteuer bleibt abziehbar. Er gilt etwa für die meisten Lebensmittel im Vereinigten Königreich und für Solaranlagen auf deutschen Wohnhäusern.',
    },
    relatedTerms: ['reduced rate', 'exempt supply', 'input VAT'],
  },
  {
    en: 'exempt supply',
    de: 'steuerfreier Umsatz',
    definition: {
      en: 'A supply on which no VAT is charged; depending on the rule, input VAT may be deducted or not.',
      de: 'Ein Umsatz, auf den keine Umsatzsteuer anfällt; je nach Vorschrift mit oder ohne Vorsteuerabzug.',
    },
    relatedTerms: ['intra-Community supply', 'export supply', 'zero rate'],
  },
  {
    en: 'place of supply',
    de: 'Leistungsort',
    definition: {
      en: 'The place where a supply is taxed; it decides which country’s VAT is due.',
      de: 'Der Ort, an dem ein Umsatz besteuert wird; er entscheidet, welches Land die Umsatzsteuer erhebt.',
    },
    relatedTerms: ['distance sale', 'fixed establishment', 'reverse charge'],
  },
  {
    en: 'fixed establishment',
    de: 'feste Niederlassung',
    definition: {
      en: 'A base abroad with enough staff and equipment to supply or use services there; a rented warehouse alone is usually not enough. Local e-invoicing duties and reverse charge often depend on it.',
      de: 'Ein Standort im Ausland mit genug Personal und Sachmitteln, um dort Leistungen zu erbringen oder zu nutzen; ein angemietetes Lager allein genügt meist nicht. Davon hängen oft die E-Rechnungspflicht und das Reverse-Charge-Verfahren ab.',
    },
    relatedTerms: ['permanent establishment', 'reverse charge', 'e-invoice', 'warehouse abroad'],
  },
  {
    en: 'reverse charge',
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse-Charge-Verfahren)',
    definition: {
      en: 'The customer, not the supplier, owes the VAT; the invoice shows none and carries the words “Reverse charge”.',
      de: 'Die Umkehrung der Steuerschuldnerschaft: Statt des Leistenden schuldet der Kunde die Umsatzsteuer. Auf der Rechnung steht keine Steuer, sondern der Hinweis „Steuerschuldnerschaft des Leistungsempfängers“.',
    },
    relatedTerms: ['place of supply', 'VAT ID check (VIES)', 'EC sales list'],
  },
  {
    en: 'small-business scheme',
    de: 'Kleinunternehmerregelung',
    definition: {
      en: 'An exemption for businesses below a turnover limit, which charge no VAT and deduct none. In Germany the limits are 25,000 euros in the previous year and 100,000 euros in the current one.',
      de: 'Eine Steuerbefreiung für Unternehmen unter einer Umsatzgrenze; sie berechnen keine Umsatzsteuer und ziehen keine Vorsteuer ab. In Deutschland gelten 25.000~Euro für das Vorjahr und 100.000~Euro für das laufende Jahr.',
    },
    relatedTerms: ['EU small-business scheme (EX number)', 'taxable person', 'input VAT'],
  },
  {
    en: 'EU small-business scheme (EX number)',
    de: 'EU-Kleinunternehmerregelung (EX-Nummer)',
    definition: {
      en: 'An exemption, since 2025, that lets small businesses from the Union sell without VAT in other Member States too: up to 100,000 euros of turnover Union-wide and within each state’s own limit. They apply at home; their number ends in EX.',
      de: 'Eine Befreiung, mit der Kleinunternehmer aus der Union seit 2025 auch in anderen Mitgliedstaaten ohne Umsatzsteuer verkaufen: bei höchstens 100.000~Euro Umsatz unionsweit und innerhalb der Grenze des jeweiligen Staates. Beantragt wird sie im eigenen Land; die Nummer endet auf EX.',
    },
    relatedTerms: ['small-business scheme', 'distance sales threshold'],
  },
  {
    en: 'margin scheme',
    de: 'Differenzbesteuerung',
    definition: {
      en: 'A scheme under which dealers in second-hand goods, art and antiques pay VAT on their margin only, provided they bought without deductible VAT. Their invoices show no tax.',
      de: 'Ein Verfahren, nach dem Wiederverkäufer von Gebrauchtwaren, Kunst und Antiquitäten nur ihre Marge versteuern, sofern sie ohne Vorsteuerabzug eingekauft haben. Auf der Rechnung steht keine Steuer.',
    },
    relatedTerms: ['taxable amount', 'input VAT'],
  },
  {
    en: 'cash accounting',
    de: 'Istversteuerung',
    definition: {
      en: 'Accounting for VAT when the customer pays rather than when the goods are supplied. In Germany the tax office grants it on application, up to 800,000 euros of turnover in the previous year.',
      de: 'Die Besteuerung nach vereinnahmten Entgelten: Umsatzsteuer entsteht erst, wenn der Kunde zahlt, nicht schon mit der Lieferung. In Deutschland gestattet sie das Finanzamt auf Antrag, bis 800.000~Euro Umsatz im Vorjahr.',
    },
    relatedTerms: ['tax point', 'advance return'],
  },
  {
    en: 'VAT refund procedure',
    de: 'Vorsteuervergütungsverfahren',
    definition: {
      en: 'How a business recovers VAT from a country where it is neither established nor registered. Claims for a year close on 30 September of the next for businesses in the Union, in most states on 30 June for all others, who may also need reciprocity.',
      de: 'Der Weg, auf dem ein Unternehmen Vorsteuer aus einem Land zurückholt, in dem es weder ansässig noch registriert ist. Antragsfrist ist der 30.~September des Folgejahres, für Unternehmen aus Drittländern meist der 30.~Juni; für sie kommt es oft auch auf Gegenseitigkeit an.',
    },
    relatedTerms: ['input VAT', 'One-Stop Shop', 'third country'],
  },
  // Numbers, offices and people
  {
    en: 'VAT registration',
    de: 'umsatzsteuerliche Registrierung',
    definition: {
      en: 'Enrolment with a country’s tax authority, so that a business can charge, declare and deduct VAT there. Stock in a country generally makes it necessary from the first item, whatever the turnover.',
      de: 'Die Anmeldung bei der Steuerbehörde eines Landes, damit ein Unternehmen dort Umsatzsteuer berechnen und erklären sowie Vorsteuer abziehen kann. Ein Warenlager macht sie in der Regel ab dem ersten Stück nötig, unabhängig vom Umsatz.',
    },
    relatedTerms: [
      'VAT identification number (VAT ID)',
      'warehouse abroad',
      'fiscal representative',
      'single VAT registration',
    ],
  },
  {
    en: 'VAT identification number (VAT ID)',
    de: 'Umsatzsteuer-Identifikationsnummer (USt-IdNr.)',
    definition: {
      en: 'The number that identifies a business in trade within the Union; in Germany DE and nine digits, issued by the Federal Central Tax Office.',
      de: 'Die Nummer, mit der sich ein Unternehmen im Handel innerhalb der Union ausweist; in Deutschland DE und neun Ziffern, erteilt vom Bundeszentralamt für Steuern.',
    },
    relatedTerms: ['tax number', 'VAT ID check (VIES)', 'Federal Central Tax Office'],
  },
  {
    en: 'VAT ID check (VIES)',
    de: 'Bestätigung der USt-IdNr. (VIES)',
    definition: {
      en: 'An online query that shows whether a customer’s VAT ID is valid that day, across the Union and in Northern Ireland. Keep the result: without a valid number, an intra-Community supply is not exempt.',
      de: 'Die Online-Abfrage, ob die USt-IdNr. eines Kunden an diesem Tag gültig ist, für die ganze Union und Nordirland. Das Ergebnis ist aufzubewahren: Ohne gültige Nummer ist eine innergemeinschaftliche Lieferung nicht steuerfrei.',
    },
    relatedTerms: ['VAT identification number (VAT ID)', 'intra-Community supply', 'reverse charge'],
  },
  {
    en: 'tax number',
    de: 'Steuernummer',
    definition: {
      en: 'The number under which the local tax office keeps a taxpayer’s file; it appears on returns and assessments.',
      de: 'Die Nummer, unter der das Finanzamt einen Steuerpflichtigen führt; sie steht auf Erklärungen und Bescheiden.',
    },
    relatedTerms: [
      'VAT identification number (VAT ID)',
      'business identification number (W-IdNr.)',
      'tax office',
    ],
  },
  {
    en: 'business identification number (W-IdNr.)',
    de: 'Wirtschafts-Identifikationsnummer (W-IdNr.)',
    definition: {
      en: 'A number that businesses in Germany have been receiving in stages since November 2024, without applying: DE, nine digits and a five-digit suffix. It replaces neither the tax number nor the VAT ID.',
      de: 'Eine Nummer, die Unternehmen in Deutschland seit November 2024 nach und nach ohne Antrag erhalten: DE, neun Ziffern und ein fünfstelliger Zusatz. Sie ersetzt weder Steuernummer noch USt-IdNr.',
    },
    relatedTerms: ['tax number', 'VAT identification number (VAT ID)', 'Federal Central Tax Office'],
  },
  {
    en: 'tax office',
    de: 'Finanzamt',
    definition: {
      en: 'The local German authority that assesses and collects VAT, except on imports. For a company from abroad, the country in which it is based decides which office is responsible.',
      de: 'Die Behörde, die Umsatzsteuer festsetzt und erhebt, außer bei der Einfuhr. Welches Amt für ein Unternehmen aus dem Ausland zuständig ist, richtet sich nach dem Staat, in dem es ansässig ist.',
    },
    relatedTerms: ['Federal Central Tax Office', 'tax number', 'ELSTER'],
  },
  {
    en: 'Federal Central Tax Office',
    de: 'Bundeszentralamt für Steuern (BZSt)',
    definition: {
      en: 'The German authority that issues VAT IDs and receives One-Stop Shop returns.',
      de: 'Die deutsche Behörde, die USt-IdNrn. erteilt und One-Stop-Shop-Meldungen entgegennimmt.',
    },
    relatedTerms: ['VAT identification number (VAT ID)', 'One-Stop Shop', 'tax office'],
  },
  {
    en: 'ELSTER',
    de: 'ELSTER',
    definition: {
      en: 'The online portal of Germany’s tax offices, through which returns are filed and notices received. Signing in takes a certificate that has to be applied for first.',
      de: 'Das Online-Portal der deutschen Finanzämter, über das Erklärungen abgegeben und Bescheide abgerufen werden. Der Zugang verlangt ein Zertifikat, das vorher zu beantragen ist.',
    },
    relatedTerms: ['tax office', 'advance return', 'receipt of transmission'],
  },
  {
    en: 'tax adviser',
    de: 'Steuerberater, Steuerberaterin',
    definition: {
      en: 'A licensed professional who may prepare and file tax returns for others in Germany.',
      de: 'Zugelassene Fachleute, die in Deutschland für andere Steuererklärungen erstellen und einreichen dürfen.',
    },
    relatedTerms: ['power of attorney', 'fiscal representative'],
  },
  {
    en: 'power of attorney',
    de: 'Vollmacht',
    definition: {
      en: 'A signed document that lets one person act for another before an authority.',
      de: 'Ein unterschriebenes Dokument, mit dem jemand gegenüber einer Behörde für einen anderen handeln darf.',
    },
    relatedTerms: ['tax adviser', 'authorised representative', 'apostille'],
  },
  {
    en: 'fiscal representative',
    de: 'Fiskalvertreter',
    definition: {
      en: 'Somebody in the country who represents a foreign business in tax matters, often with joint liability. Many Member States require one of sellers from most third countries; in Germany it exists for certain exempt supplies only.',
      de: 'Jemand im Land, der ein ausländisches Unternehmen steuerlich vertritt, oft mit eigener Haftung. Viele Mitgliedstaaten verlangen ihn von Händlern aus den meisten Drittländern; in Deutschland gibt es ihn nur für bestimmte steuerfreie Umsätze.',
    },
    relatedTerms: ['authorised representative', 'intermediary', 'tax adviser', 'VAT registration'],
  },
  // Returns and records
  {
    en: 'advance return',
    de: 'Umsatzsteuer-Voranmeldung',
    definition: {
      en: 'The German VAT return for a month or a quarter; filing and payment are due by the 10th of the month after.',
      de: 'Die Umsatzsteuererklärung für einen Monat oder ein Quartal; Abgabe und Zahlung sind bis zum 10. des Folgemonats fällig.',
    },
    relatedTerms: ['annual return', 'filing extension', 'zero return, nil return'],
  },
  {
    en: 'annual return',
    de: 'Umsatzsteuer-Jahreserklärung',
    definition: {
      en: 'The VAT return for a whole year; it does not replace the advance returns.',
      de: 'Die Umsatzsteuererklärung für das ganze Jahr; sie ersetzt die Voranmeldungen nicht.',
    },
    relatedTerms: ['advance return', 'corrected return'],
  },
  {
    en: 'zero return, nil return',
    de: 'Nullmeldung',
    definition: {
      en: 'A return for a period without sales. It still has to be filed.',
      de: 'Eine Meldung für einen Zeitraum ohne Umsätze. Sie ist trotzdem abzugeben.',
    },
    relatedTerms: ['advance return', 'One-Stop Shop', 'estimated assessment'],
  },
  {
    en: 'filing extension',
    de: 'Dauerfristverlängerung',
    definition: {
      en: 'One extra month for every German advance return, on application. Monthly filers make a special prepayment each year, one eleventh of the previous year’s advance payments; it is credited against the payment for December.',
      de: 'Ein Monat mehr Zeit für jede Voranmeldung, auf Antrag. Wer monatlich meldet, leistet dafür jedes Jahr eine Sondervorauszahlung von einem Elftel der Vorauszahlungen des Vorjahres; sie wird mit der Zahlung für Dezember verrechnet.',
    },
    relatedTerms: ['advance return', 'late-filing penalty'],
  },
  {
    en: 'EC sales list',
    de: 'Zusammenfassende Meldung',
    definition: {
      en: 'A list of supplies to businesses in other Member States, by their VAT IDs.',
      de: 'Eine Aufstellung der Lieferungen und Leistungen an Unternehmen in anderen Mitgliedstaaten, nach USt-IdNrn.',
    },
    relatedTerms: [
      'intra-Community supply',
      'VAT identification number (VAT ID)',
      'Intrastat',
      'digital reporting',
    ],
  },
  {
    en: 'Intrastat',
    de: 'Intrastat-Meldung',
    definition: {
      en: 'Monthly statistics on goods moved between Member States, compulsory above a yearly threshold: in Germany 3 million euros of arrivals or 1 million of dispatches. Transfers of your own stock count.',
      de: 'Die monatliche Statistik über Warenbewegungen zwischen Mitgliedstaaten, Pflicht oberhalb einer Jahresschwelle: in Deutschland bei Eingängen 3~Mio.~Euro, bei Versendungen 1~Mio.~Euro. Auch verbrachte eigene Ware zählt mit.',
    },
    relatedTerms: ['EC sales list', 'transfer of own goods', 'CN code'],
  },
  {
    en: 'SAF-T',
    de: 'SAF-T (Standarddatei der Buchhaltung)',
    definition: {
      en: 'Short for Standard Audit File for Tax: accounting data for the tax authority in a fixed format. In Poland, as JPK, it doubles as the VAT return; Portugal, Romania and Lithuania also collect such files.',
      de: 'Standard Audit File for Tax: Buchungsdaten für die Steuerbehörde in einem festen Format. In Polen (JPK) ist die Datei zugleich die Umsatzsteuererklärung; auch Portugal, Rumänien und Litauen verlangen sie.',
    },
    relatedTerms: ['tax audit', 'digital reporting', 'retention period'],
  },
  {
    en: 'retention period',
    de: 'Aufbewahrungsfrist',
    definition: {
      en: 'The time for which records must be kept: in Germany eight years for invoices and ten for books and accounts, and ten years for sales in the One-Stop Shop and the Import One-Stop Shop.',
      de: 'Die Zeit, für die Unterlagen aufzubewahren sind: in Deutschland acht Jahre bei Rechnungen, zehn bei Büchern und Abschlüssen, ebenso zehn bei Umsätzen im One-Stop-Shop und im Import-One-Stop-Shop.',
    },
    relatedTerms: ['German bookkeeping principles (GoBD)', 'tax audit', 'One-Stop Shop'],
  },
  {
    en: 'German bookkeeping principles (GoBD)',
    de: 'GoBD',
    definition: {
      en: 'The German tax authorities’ rules for digital books and records: complete, unaltered, traceable, and ready to be read electronically in an audit.',
      de: 'Die Grundsätze der deutschen Finanzverwaltung für digitale Bücher und Belege: vollständig, unverändert, nachvollziehbar und bei einer Prüfung elektronisch auswertbar.',
    },
    relatedTerms: ['retention period', 'tax audit', 'annual accounts', 'SAF-T'],
  },
  {
    en: 'receipt of transmission',
    de: 'Übermittlungsprotokoll',
    definition: {
      en: 'Proof that a return reached the authority electronically, with date and time. Keep it together with the return.',
      de: 'Der Nachweis, dass eine Erklärung elektronisch bei der Behörde eingegangen ist, mit Datum und Uhrzeit. Er ist zusammen mit der Erklärung aufzubewahren.',
    },
    relatedTerms: ['ELSTER', 'late-filing penalty'],
  },
  // Late, wrong, audited
  {
    en: 'late-filing penalty',
    de: 'Verspätungszuschlag',
    definition: {
      en: 'A surcharge that a tax office may, and in some cases must, impose when a return is late.',
      de: 'Ein Zuschlag, den das Finanzamt festsetzen kann, in manchen Fällen auch muss, wenn eine Erklärung zu spät kommt.',
    },
    relatedTerms: ['late-payment penalty', 'estimated assessment', 'filing extension'],
  },
  {
    en: 'late-payment penalty',
    de: 'Säumniszuschlag',
    definition: {
      en: 'What late payment costs: in Germany 1% of the overdue tax for every month or part of a month. It accrues automatically, without a decision.',
      de: 'Der Preis verspäteter Zahlung: in Deutschland 1~% der rückständigen Steuer je angefangenem Monat. Er fällt von selbst an, ohne Bescheid.',
    },
    relatedTerms: ['late-filing penalty', 'advance return'],
  },
  {
    en: 'estimated assessment',
    de: 'Schätzungsbescheid',
    definition: {
      en: 'A tax assessment based on the office’s own figures, often too high, because a return is missing. The return still has to be filed.',
      de: 'Ein Steuerbescheid, für den das Finanzamt die Zahlen selbst ansetzt, oft zu hoch, weil eine Erklärung fehlt. Abzugeben ist sie trotzdem.',
    },
    relatedTerms: ['late-filing penalty', 'objection', 'zero return, nil return'],
  },
  {
    en: 'objection',
    de: 'Einspruch',
    definition: {
      en: 'The free remedy against a German tax assessment, open for one month. The tax has to be paid in the meantime unless the office suspends payment.',
      de: 'Der kostenlose Rechtsbehelf gegen einen Steuerbescheid, einzulegen binnen eines Monats. Zu zahlen ist trotzdem, solange das Finanzamt die Vollziehung nicht aussetzt.',
    },
    relatedTerms: ['estimated assessment', 'tax office'],
  },
  {
    en: 'corrected return',
    de: 'berichtigte Steuererklärung',
    definition: {
      en: 'A return that replaces an earlier one. If you find that you declared too little tax, you have to correct it at once; in the One-Stop Shop, corrections go into a later return, within three years.',
      de: 'Eine Erklärung, die eine frühere ersetzt. Wer merkt, dass zu wenig Steuer erklärt wurde, muss das unverzüglich richtigstellen; im One-Stop-Shop geschieht es in einer späteren Meldung, innerhalb von drei Jahren.',
    },
    relatedTerms: ['voluntary disclosure', 'annual return', 'One-Stop Shop'],
  },
  {
    en: 'voluntary disclosure',
    de: 'Selbstanzeige',
    definition: {
      en: 'Declaring evaded tax in full before the authority finds out. In Germany it can avert punishment if tax and interest are paid on time; take advice before you file it.',
      de: 'Die vollständige Nacherklärung hinterzogener Steuern, bevor die Behörde davon erfährt. Sie kann vor Strafe bewahren, wenn Steuer und Zinsen fristgerecht gezahlt werden; lassen Sie sich vorher beraten.',
    },
    relatedTerms: ['corrected return', 'tax audit', 'tax adviser'],
  },
  {
    en: 'tax audit',
    de: 'Außenprüfung, Betriebsprüfung',
    definition: {
      en: 'An examination of books and records by the tax office, announced in advance and often covering several years. Auditors expect the data in electronic form.',
      de: 'Die Prüfung von Büchern und Belegen durch das Finanzamt, vorher angekündigt und oft für mehrere Jahre. Die Daten sind elektronisch bereitzustellen.',
    },
    relatedTerms: ['special VAT audit', 'German bookkeeping principles (GoBD)', 'retention period'],
  },
  {
    en: 'special VAT audit',
    de: 'Umsatzsteuer-Sonderprüfung',
    definition: {
      en: 'A short audit of individual return periods, often prompted by a large refund or a new registration.',
      de: 'Eine kurze Prüfung einzelner Voranmeldungszeiträume, oft ausgelöst durch eine hohe Erstattung oder eine neue Registrierung.',
    },
    relatedTerms: ['tax audit', 'advance return', 'input VAT'],
  },
  // Invoices and digital reporting
  {
    en: 'credit note',
    de: 'Rechnungskorrektur, Rechnungsberichtigung',
    definition: {
      en: 'A document that cancels or reduces an earlier invoice, after a return or a discount for instance, and names that invoice. The VAT falls accordingly.',
      de: 'Ein Beleg, der eine frühere Rechnung aufhebt oder mindert, etwa nach einer Retoure oder einem Nachlass, und diese Rechnung nennt. Die Umsatzsteuer sinkt entsprechend.',
    },
    relatedTerms: ['self-billing invoice', 'corrected return'],
  },
  {
    en: 'self-billing invoice',
    de: 'Gutschrift (Abrechnungsgutschrift)',
    definition: {
      en: 'An invoice that the customer makes out instead of the supplier, as agreed beforehand, often for commissions. German tax law calls it Gutschrift, a word that in everyday German means a credit note.',
      de: 'Eine Rechnung, die nach vorheriger Vereinbarung der Kunde anstelle des Lieferanten ausstellt, häufig bei Provisionen. Die Gutschrift des Alltags, etwa nach einer Retoure, ist umsatzsteuerlich eine Rechnungskorrektur.',
    },
    relatedTerms: ['credit note'],
  },
  {
    en: 'pro forma invoice',
    de: 'Pro-forma-Rechnung',
    definition: {
      en: 'A document laid out like an invoice that asks for no payment. It states goods and value, for customs or when you move your own stock to another Member State.',
      de: 'Ein Beleg in Form einer Rechnung, der keine Zahlung verlangt. Er nennt Ware und Wert, für den Zoll oder beim innergemeinschaftlichen Verbringen.',
    },
    relatedTerms: ['transfer of own goods', 'customs value'],
  },
  {
    en: 'e-invoice',
    de: 'E-Rechnung',
    definition: {
      en: 'An invoice in the form of structured data that software can process, in Germany under European standard EN 16931. A plain PDF is not one.',
      de: 'Eine Rechnung als strukturierter, maschinell lesbarer Datensatz, in Deutschland nach der europäischen Norm EN~16931. Ein einfaches PDF ist keine.',
    },
    relatedTerms: ['XRechnung', 'hybrid invoice (ZUGFeRD, Factur-X)', 'Peppol', 'digital reporting'],
  },
  {
    en: 'XRechnung',
    de: 'XRechnung',
    definition: {
      en: 'Germany’s data-only e-invoice format, which people can read only with a viewer. Suppliers to federal authorities have generally had to send e-invoices since 2020, mostly in this format.',
      de: 'Das deutsche E-Rechnungsformat, das nur aus Daten besteht und für Menschen erst mit einem Anzeigeprogramm lesbar wird. Lieferanten von Bundesbehörden müssen seit 2020 in der Regel E-Rechnungen stellen, meist in diesem Format.',
    },
    relatedTerms: ['e-invoice', 'hybrid invoice (ZUGFeRD, Factur-X)'],
  },
  {
    en: 'hybrid invoice (ZUGFeRD, Factur-X)',
    de: 'hybride Rechnung (ZUGFeRD, Factur-X)',
    definition: {
      en: 'A PDF with the invoice data embedded in it; if the two differ, the data counts. In Germany ZUGFeRD from version 2.0.1 qualifies as an e-invoice, except for its two simplest profiles.',
      de: 'Ein PDF mit eingebettetem Rechnungsdatensatz; weichen beide voneinander ab, zählt der Datensatz. In Deutschland gilt ZUGFeRD ab Version 2.0.1 als E-Rechnung, mit Ausnahme der beiden einfachsten Profile.',
    },
    relatedTerms: ['e-invoice', 'XRechnung'],
  },
  {
    en: 'Peppol',
    de: 'Peppol',
    definition: {
      en: 'A network through which businesses and authorities exchange e-invoices by way of certified access points. Belgium has relied on it for trade between businesses since 2026; Slovakia follows in 2027.',
      de: 'Ein Netzwerk, über das Unternehmen und Behörden E-Rechnungen austauschen, jeweils über einen zertifizierten Zugangspunkt. Belgien setzt zwischen Unternehmen seit 2026 darauf, die Slowakei ab 2027.',
    },
    relatedTerms: ['e-invoice', 'clearance platform'],
  },
  {
    en: 'clearance platform',
    de: 'staatliche Rechnungsplattform (Clearance)',
    definition: {
      en: 'A state system that invoices have to pass through before they count as issued, such as SdI in Italy or KSeF in Poland. What it rejects is generally not an invoice.',
      de: 'Ein staatliches System, das Rechnungen durchlaufen müssen, bevor sie als ausgestellt gelten, etwa SdI in Italien oder KSeF in Polen. Was es ablehnt, ist in der Regel keine Rechnung.',
    },
    relatedTerms: ['e-invoice', 'digital reporting', 'Peppol'],
  },
  {
    en: 'digital reporting',
    de: 'digitale Meldepflicht',
    definition: {
      en: 'Sending sales data to the tax authority invoice by invoice rather than as a total. From 1 July 2030 the Union requires it for sales between businesses in different Member States, in place of the EC sales list.',
      de: 'Die Pflicht, Umsätze Rechnung für Rechnung elektronisch zu melden statt als Summe. Ab 1.~Juli 2030 gilt sie in der Union für Umsätze zwischen Unternehmen verschiedener Mitgliedstaaten, anstelle der Zusammenfassenden Meldung.',
    },
    relatedTerms: ['VAT in the Digital Age (ViDA)', 'EC sales list', 'e-invoice'],
  },
  {
    en: 'VAT in the Digital Age (ViDA)',
    de: 'Mehrwertsteuer im digitalen Zeitalter (ViDA)',
    definition: {
      en: 'The Union’s VAT reform, in stages until 2035: single VAT registration from 1 July 2028, e-invoices and digital reporting across borders from 1 July 2030.',
      de: 'Die Umsatzsteuerreform der Union, in Stufen bis 2035: ab 1.~Juli 2028 die einheitliche Mehrwertsteuerregistrierung, ab 1.~Juli 2030 E-Rechnung und digitale Meldung für Umsätze zwischen Unternehmen verschiedener Mitgliedstaaten.',
    },
    relatedTerms: ['single VAT registration', 'digital reporting', 'e-invoice'],
  },
  {
    en: 'single VAT registration',
    de: 'einheitliche Mehrwertsteuerregistrierung',
    definition: {
      en: 'The option, from 1 July 2028, to report domestic sales to consumers from stock abroad, and movements of that stock, through the One-Stop Shop. Many local registrations then become unnecessary; input VAT stays outside it.',
      de: 'Die Möglichkeit, ab 1.~Juli 2028 auch Inlandsverkäufe an Verbraucher aus Auslandslagern und das Verbringen eigener Ware im One-Stop-Shop zu melden. Viele Registrierungen werden dann entbehrlich; die Vorsteuer bleibt außen vor.',
    },
    relatedTerms: [
      'VAT in the Digital Age (ViDA)',
      'One-Stop Shop',
      'transfer of own goods',
      'warehouse abroad',
    ],
  },
];

/** Trade within the Union, schemes and marketplaces, import and export. */
export const tradeTerms: SeedTerm[] = [
  // Trade within the Union
  {
    en: 'third country',
    de: 'Drittland',
    definition: {
      en: 'A country outside the European Union, such as China, the United States or the United Kingdom, though goods in Northern Ireland are treated as inside it. Goods from such a country are imports, goods sent to it are exports.',
      de: 'Ein Land außerhalb der Europäischen Union, etwa China, die USA oder das Vereinigte Königreich, Nordirland bei Waren ausgenommen. Ware aus Drittländern wird eingeführt, Ware dorthin ausgeführt.',
    },
    relatedTerms: ['import VAT', 'export supply', 'special territory', 'VOEC scheme'],
  },
  {
    en: 'special territory',
    de: 'Sondergebiet',
    definition: {
      en: 'A part of a Member State where EU VAT does not apply, such as the Canary Islands, Heligoland or Büsingen. For VAT, goods sent there are exports.',
      de: 'Ein Teil eines Mitgliedstaats, in dem das EU-Umsatzsteuerrecht nicht gilt, etwa die Kanarischen Inseln, Helgoland oder Büsingen. Lieferungen dorthin sind umsatzsteuerlich Ausfuhren.',
    },
    relatedTerms: ['third country', 'export supply'],
  },
  {
    en: 'intra-Community supply',
    de: 'innergemeinschaftliche Lieferung',
    definition: {
      en: 'A sale of goods that go to a business in another Member State; exempt if the buyer uses a valid VAT ID from another Member State, the transport is proven and the EC sales list names the sale.',
      de: 'Die Lieferung von Ware an ein Unternehmen in einem anderen Mitgliedstaat; steuerfrei, wenn der Käufer eine gültige USt-IdNr. eines anderen Mitgliedstaats verwendet, der Transport belegt und der Umsatz in der Zusammenfassenden Meldung angegeben ist.',
    },
    relatedTerms: [
      'intra-Community acquisition',
      'entry certificate',
      'VAT ID check (VIES)',
      'EC sales list',
    ],
  },
  {
    en: 'intra-Community acquisition',
    de: 'innergemeinschaftlicher Erwerb',
    definition: {
      en: 'The intra-Community supply seen from the buyer’s side: the business accounts for VAT in the Member State where the goods arrive and generally deducts it in the same return.',
      de: 'Die innergemeinschaftliche Lieferung aus Sicht des Käufers: Das Unternehmen meldet die Umsatzsteuer in dem Mitgliedstaat an, in dem die Ware ankommt, und zieht sie in der Regel zugleich als Vorsteuer ab.',
    },
    relatedTerms: ['intra-Community supply', 'input VAT'],
  },
  {
    en: 'entry certificate',
    de: 'Gelangensbestätigung',
    definition: {
      en: 'The customer’s written confirmation that goods have arrived in the other Member State. In Germany it is the usual proof for an exempt supply; documents from the carrier can take its place.',
      de: 'Die Bestätigung des Kunden, dass die Ware im anderen Mitgliedstaat angekommen ist. In Deutschland ist sie der übliche Nachweis für die steuerfreie Lieferung; Belege des Spediteurs können sie ersetzen.',
    },
    relatedTerms: ['intra-Community supply', 'proof of export'],
  },
  {
    en: 'transfer of own goods',
    de: 'innergemeinschaftliches Verbringen',
    definition: {
      en: 'Moving your own stock to another Member State, unless it stays there only for a time. It counts as an exempt supply where it leaves and as an acquisition where it arrives.',
      de: 'Die Beförderung eigener Ware in einen anderen Mitgliedstaat, sofern sie dort nicht nur vorübergehend bleibt. Sie gilt im Abgangsland als steuerfreie Lieferung, im Ankunftsland als Erwerb.',
    },
    relatedTerms: ['warehouse abroad', 'pro forma invoice', 'call-off stock', 'Intrastat'],
  },
  {
    en: 'call-off stock',
    de: 'Konsignationslager',
    definition: {
      en: 'Goods held in another Member State for one business customer known in advance. If they are taken within twelve months, the supplier generally needs no registration there; no new cases may start after 30 June 2028.',
      de: 'Ware, die in einem anderen Mitgliedstaat für einen vorher bekannten Geschäftskunden bereitliegt. Wird sie binnen zwölf Monaten entnommen, braucht der Lieferant dort in der Regel keine Registrierung; neue Fälle sind nur bis 30.~Juni 2028 möglich.',
    },
    relatedTerms: ['transfer of own goods', 'intra-Community supply', 'single VAT registration'],
  },
  {
    en: 'chain transaction',
    de: 'Reihengeschäft',
    definition: {
      en: 'Sales of the same goods from one business to the next, while the goods go straight from the first to the last. Only one of these sales counts as the cross-border supply, and only that one can be exempt.',
      de: 'Mehrere Verkäufe derselben Ware hintereinander, während sie direkt vom ersten Unternehmen zum letzten Abnehmer geht. Nur einer davon ist die bewegte Lieferung, und nur diese kann steuerfrei sein.',
    },
    relatedTerms: ['triangular transaction', 'intra-Community supply', 'export supply'],
  },
  {
    en: 'triangular transaction',
    de: 'innergemeinschaftliches Dreiecksgeschäft',
    definition: {
      en: 'A chain of three businesses registered in three Member States. The one in the middle need not register where the goods arrive: the last buyer owes the VAT instead.',
      de: 'Ein Reihengeschäft unter drei Unternehmen, die in drei Mitgliedstaaten registriert sind. Das mittlere muss sich im Ankunftsland nicht registrieren: Dort schuldet der letzte Käufer die Steuer.',
    },
    relatedTerms: ['chain transaction', 'reverse charge', 'EC sales list'],
  },
  {
    en: 'warehouse abroad',
    de: 'Auslandslager',
    definition: {
      en: 'Stock held in another country, in your own warehouse or a provider’s. It generally means VAT registration there before the first item arrives; the One-Stop Shop does not replace that.',
      de: 'Ware, die in einem anderen Land liegt, im eigenen Lager oder bei einem Dienstleister. Das verlangt in der Regel eine umsatzsteuerliche Registrierung dort, bevor das erste Stück eintrifft; der One-Stop-Shop ersetzt sie nicht.',
    },
    relatedTerms: [
      'VAT registration',
      'marketplace fulfilment (FBA)',
      'transfer of own goods',
      'call-off stock',
    ],
  },
  {
    en: 'distance sale',
    de: 'Fernverkauf',
    definition: {
      en: 'A sale to a consumer in another country, where the seller sends the goods or has them sent.',
      de: 'Ein Verkauf an Verbraucher in einem anderen Land, bei dem der Verkäufer die Ware versendet oder versenden lässt.',
    },
    relatedTerms: [
      'distance sales threshold',
      'One-Stop Shop',
      'Import One-Stop Shop (IOSS)',
      'withdrawal button',
    ],
  },
  {
    en: 'distance sales threshold',
    de: 'Umsatzschwelle für Fernverkäufe',
    definition: {
      en: 'A limit of 10,000 euros a year, Union-wide, on distance sales and digital services to consumers. Up to it, a seller established in one Member State only may charge that state’s VAT on goods sent from there.',
      de: 'Eine Grenze von 10.000~Euro im Jahr, unionsweit, für Fernverkäufe und digitale Leistungen an Verbraucher. Bis dahin darf ein Verkäufer, der in nur einem Mitgliedstaat ansässig ist, auf Ware von dort die Umsatzsteuer dieses Staates berechnen.',
    },
    relatedTerms: ['distance sale', 'One-Stop Shop', 'place of supply'],
  },
  // Special schemes and marketplaces
  {
    en: 'One-Stop Shop',
    de: 'einzige Anlaufstelle (One-Stop-Shop)',
    definition: {
      en: 'A scheme for cross-border sales to consumers within the Union: one quarterly return, filed in a single Member State, covers them all.',
      de: 'Ein Verfahren für grenzüberschreitende Verkäufe an Verbraucher innerhalb der Union: Eine Quartalsmeldung in einem einzigen Mitgliedstaat umfasst sie alle.',
    },
    relatedTerms: [
      'distance sale',
      'Import One-Stop Shop (IOSS)',
      'non-Union scheme',
      'Member State of identification',
    ],
  },
  {
    en: 'non-Union scheme',
    de: 'Nicht-EU-Regelung',
    definition: {
      en: 'The One-Stop Shop for businesses established outside the Union that sell services to consumers in it, such as software or streaming. Goods are not reported there.',
      de: 'Der One-Stop-Shop für Unternehmen, die nicht in der Union ansässig sind und dort Verbrauchern Dienstleistungen verkaufen, etwa Software oder Streaming. Warenverkäufe gehören nicht hinein.',
    },
    relatedTerms: ['One-Stop Shop', 'third country'],
  },
  {
    en: 'Member State of identification',
    de: 'Mitgliedstaat der Identifizierung',
    definition: {
      en: 'The Member State in which a business registers for a One-Stop Shop and files its returns: its own or, if it is based in a third country, one from which its goods are sent; in the Import One-Stop Shop, that of its intermediary.',
      de: 'Der Mitgliedstaat, in dem sich ein Unternehmen zum One-Stop-Shop anmeldet und seine Meldungen abgibt: der eigene, bei Händlern aus Drittländern einer, aus dem sie Ware versenden, beim Import-One-Stop-Shop der ihres Vermittlers.',
    },
    relatedTerms: ['One-Stop Shop', 'Federal Central Tax Office'],
  },
  {
    en: 'Import One-Stop Shop (IOSS)',
    de: 'Import-One-Stop-Shop (IOSS)',
    definition: {
      en: 'A voluntary scheme for consignments of up to 150 euros from outside the Union to consumers in it: VAT is charged at checkout and declared monthly.',
      de: 'Ein freiwilliges Verfahren für Sendungen bis 150~Euro von außerhalb der Union an Verbraucher: Die Umsatzsteuer wird beim Kauf berechnet und monatlich gemeldet.',
    },
    relatedTerms: ['intermediary', 'intrinsic value', 'low-value duty', 'special arrangements for carriers'],
  },
  {
    en: 'intermediary',
    de: 'Vermittler (IOSS)',
    definition: {
      en: 'A business in the Union that files the IOSS return for a seller from outside and is liable for the VAT.',
      de: 'Ein Unternehmen in der Union, das die IOSS-Meldung für einen Verkäufer von außerhalb abgibt und für die Steuer haftet; im deutschen Umsatzsteuergesetz heißt es Vertreter.',
    },
    relatedTerms: ['Import One-Stop Shop (IOSS)', 'fiscal representative'],
  },
  {
    en: 'special arrangements for carriers',
    de: 'Sonderregelung für Post- und Expressdienste',
    definition: {
      en: 'A procedure for parcels of up to 150 euros without an IOSS number: the carrier declares them, collects the import VAT from the recipient and pays it monthly. It is due to end on 1 July 2028.',
      de: 'Ein Verfahren für Pakete bis 150~Euro ohne IOSS-Nummer: Der Beförderer meldet sie an, kassiert die Einfuhrumsatzsteuer beim Empfänger und führt sie monatlich ab. Es soll zum 1.~Juli 2028 enden.',
    },
    relatedTerms: ['Import One-Stop Shop (IOSS)', 'import VAT', 'H7 declaration'],
  },
  {
    en: 'deemed supplier',
    de: 'Lieferkettenfiktion',
    definition: {
      en: 'A marketplace that the law treats as if it had bought the goods and sold them on, so that it owes the VAT: on consumer sales of imports up to 150 euros and of goods in the Union that belong to sellers from outside.',
      de: 'Die Regel, nach der ein Marktplatz so behandelt wird, als hätte er die Ware gekauft und weiterverkauft, und die Umsatzsteuer schuldet: bei Verkäufen an Verbraucher, wenn es um Einfuhren bis 150~Euro geht oder Händler von außerhalb Ware aus der Union verkaufen.',
    },
    relatedTerms: ['electronic interface', 'Import One-Stop Shop (IOSS)', 'marketplace liability'],
  },
  {
    en: 'electronic interface',
    de: 'elektronische Schnittstelle',
    definition: {
      en: 'A marketplace, platform or portal that facilitates a sale between others. One that only handles payments, lists goods or advertises does not count.',
      de: 'Ein Marktplatz, eine Plattform oder ein Portal, das Verkäufe zwischen anderen ermöglicht. Wer nur Zahlungen abwickelt, Ware auflistet oder bewirbt, zählt nicht dazu.',
    },
    relatedTerms: ['deemed supplier', 'DAC7'],
  },
  {
    en: 'marketplace fulfilment (FBA)',
    de: 'Versand durch den Marktplatz (FBA)',
    definition: {
      en: 'Storage and shipping by the marketplace, which moves the seller’s goods between its warehouses, across borders too if the seller has agreed. Each move to another Member State is a transfer of own goods.',
      de: 'Lagerung und Versand durch den Marktplatz, der die Ware des Händlers auf seine Lager verteilt, mit dessen Zustimmung auch im Ausland. Jede Umlagerung in einen anderen Mitgliedstaat ist ein innergemeinschaftliches Verbringen.',
    },
    relatedTerms: ['warehouse abroad', 'transfer of own goods', 'fulfilment provider'],
  },
  {
    en: 'fulfilment provider',
    de: 'Fulfilment-Dienstleister',
    definition: {
      en: 'A company that stores, packs and ships goods for others. In Germany it must check its clients’ register numbers, and it answers for product safety if nobody else in the Union does.',
      de: 'Ein Unternehmen, das für andere Ware lagert, verpackt und versendet. In Deutschland muss es die Registernummern seiner Auftraggeber prüfen, und es steht für die Produktsicherheit ein, wenn es sonst niemand in der Union tut.',
    },
    relatedTerms: ['EPR number', 'responsible person', 'marketplace fulfilment (FBA)'],
  },
  {
    en: 'marketplace liability',
    de: 'Haftung des Marktplatzes',
    definition: {
      en: 'In Germany a marketplace is liable for a seller’s unpaid VAT if the seller has no valid German VAT ID, or if the marketplace knew, or should have known, that tax was not being paid. That is why it suspends accounts without a number.',
      de: 'In Deutschland haftet der Marktplatz für nicht gezahlte Umsatzsteuer eines Händlers, wenn dieser keine gültige deutsche USt-IdNr. hat oder der Marktplatz davon wusste oder hätte wissen müssen. Deshalb sperrt er Konten ohne diese Nummer.',
    },
    relatedTerms: ['22f certificate', 'VAT identification number (VAT ID)', 'deemed supplier'],
  },
  {
    en: '22f certificate',
    de: '22f-Bescheinigung',
    definition: {
      en: 'The paper with which sellers used to prove to marketplaces that they were registered for tax in Germany. Since 1 July 2021 a valid German VAT ID has taken its place.',
      de: 'Das Papier, mit dem Händler gegenüber Marktplätzen nachwiesen, dass sie in Deutschland steuerlich erfasst sind. Seit 1.~Juli 2021 tritt die gültige deutsche USt-IdNr. an ihre Stelle.',
    },
    relatedTerms: ['marketplace liability', 'VAT identification number (VAT ID)'],
  },
  {
    en: 'DAC7',
    de: 'DAC7 (Plattformen-Steuertransparenzgesetz)',
    definition: {
      en: 'The yearly report, due in January, in which platforms tell the tax authorities what their sellers earned, with tax numbers and bank account. Sellers of goods with fewer than 30 sales and no more than 2,000 euros a year are left out.',
      de: 'Die Jahresmeldung, mit der Plattformen im Januar den Steuerbehörden mitteilen, was ihre Händler eingenommen haben, samt Steuernummern und Konto. Ausgenommen sind Warenverkäufer mit weniger als 30 Verkäufen und höchstens 2.000~Euro im Jahr.',
    },
    relatedTerms: ['electronic interface', 'trader traceability', 'tax audit'],
  },
  {
    en: 'trader traceability',
    de: 'Nachverfolgbarkeit von Unternehmern',
    definition: {
      en: 'The duty of larger marketplaces to obtain and check a trader’s name, address, identity document, bank account and register number before letting it sell to consumers. Wrong details that stay uncorrected mean suspension.',
      de: 'Die Pflicht größerer Marktplätze, Name, Anschrift, Ausweis, Bankkonto und Registernummer eines Händlers einzuholen und zu prüfen, bevor er an Verbraucher verkauft. Werden falsche Angaben nicht berichtigt, folgt die Sperre.',
    },
    relatedTerms: ['identity check (KYC)', 'DAC7', 'EPR number'],
  },
  {
    en: 'withdrawal button',
    de: 'Widerrufsbutton',
    definition: {
      en: 'A clearly labelled function with which consumers can withdraw from a contract online. Shops that sell to consumers in the Union have needed one since 19 June 2026, wherever there is a right of withdrawal.',
      de: 'Eine gut sichtbare Funktion, mit der Verbraucher einen Vertrag online widerrufen. Seit 19.~Juni 2026 ist sie Pflicht für Shops, die an Verbraucher in der Union verkaufen, soweit ein Widerrufsrecht besteht.',
    },
    relatedTerms: ['distance sale', 'trader traceability'],
  },
  // Import and export
  {
    en: 'importer',
    de: 'Importeur',
    definition: {
      en: 'The business that brings goods into the Union from a third country. It generally owes duty and import VAT; in product law it is based in the Union, checks the documents and puts its name and address on the product.',
      de: 'Das Unternehmen, das Ware aus einem Drittland in die Union bringt. Es schuldet meist Zoll und Einfuhrumsatzsteuer; im Produktrecht ist es in der Union ansässig, prüft die Unterlagen und gibt auf dem Produkt Namen und Anschrift an.',
    },
    relatedTerms: [
      'EORI number',
      'indirect customs representative',
      'responsible person',
      'EU Deforestation Regulation (EUDR)',
    ],
  },
  {
    en: 'EORI number',
    de: 'EORI-Nummer',
    definition: {
      en: 'The number by which customs identifies a business; it generally accepts no declaration without it. One number is valid throughout the Union, but not in Great Britain.',
      de: 'Die Nummer, unter der der Zoll ein Unternehmen führt; ohne sie nimmt er in der Regel keine Anmeldung an. Eine Nummer gilt in der ganzen Union, nicht aber in Großbritannien.',
    },
    relatedTerms: ['customs declaration', 'importer'],
  },
  {
    en: 'customs declaration',
    de: 'Zollanmeldung',
    definition: {
      en: 'The electronic entry that tells customs what arrives or leaves, with value, code and origin. To import in your own name you generally have to be established in the Union.',
      de: 'Die elektronische Anmeldung von Ware zur Ein- oder Ausfuhr beim Zoll, mit Wert, Warennummer und Ursprung. Wer im eigenen Namen einführen will, muss in der Regel in der Union ansässig sein.',
    },
    relatedTerms: ['H7 declaration', 'EORI number', 'indirect customs representative', 'free circulation'],
  },
  {
    en: 'H7 declaration',
    de: 'H7-Anmeldung',
    definition: {
      en: 'An import declaration with a reduced set of data, for consignments of up to 150 euros. Six digits of the goods code are enough.',
      de: 'Eine Einfuhranmeldung mit verkürztem Datensatz, für Sendungen bis 150~Euro. Sechs Stellen der Warennummer genügen.',
    },
    relatedTerms: ['low-value duty', 'tariff subheading (HS code)', 'customs declaration'],
  },
  {
    en: 'indirect customs representative',
    de: 'indirekter Zollvertreter',
    definition: {
      en: 'A business in the Union that declares goods in its own name for somebody else and is liable for the duty too. A seller from a third country that wants to be the importer usually needs one.',
      de: 'Ein Unternehmen in der Union, das Ware im eigenen Namen für einen anderen anmeldet und für den Zoll mithaftet. Händler aus Drittländern, die selbst einführen wollen, brauchen in der Regel einen.',
    },
    relatedTerms: ['importer', 'customs declaration', 'delivered duty paid (DDP)'],
  },
  {
    en: 'free circulation',
    de: 'Überlassung zum freien Verkehr',
    definition: {
      en: 'The customs step after which imported goods may be sold in the Union like any others. Duty and import VAT fall due with it.',
      de: 'Der zollrechtliche Schritt, nach dem eingeführte Ware in der Union wie jede andere verkauft werden darf. Damit werden Zoll und Einfuhrumsatzsteuer fällig.',
    },
    relatedTerms: ['customs declaration', 'customs duty', 'import VAT', 'customs warehouse'],
  },
  {
    en: 'import VAT',
    de: 'Einfuhrumsatzsteuer',
    definition: {
      en: 'VAT on goods that come from outside the Union, charged by customs.',
      de: 'Umsatzsteuer auf Waren von außerhalb der Union; der Zoll erhebt sie.',
    },
    relatedTerms: ['postponed accounting', 'deferment account', 'customs duty', 'input VAT'],
  },
  {
    en: 'postponed accounting',
    de: 'Verlagerung der Einfuhrumsatzsteuer',
    definition: {
      en: 'A procedure in which import VAT is not paid at the border but entered in the VAT return and generally deducted in the same one. It is automatic in France, granted on application in the Netherlands, and optional in the United Kingdom.',
      de: 'Das Verfahren, bei dem Einfuhrumsatzsteuer nicht an der Grenze gezahlt, sondern in der Umsatzsteuererklärung angegeben und dort in der Regel zugleich abgezogen wird. In Frankreich gilt es automatisch, in den Niederlanden auf Antrag, im Vereinigten Königreich auf Wunsch.',
    },
    relatedTerms: ['import VAT', 'deferment account', 'input VAT'],
  },
  {
    en: 'deferment account',
    de: 'Zahlungsaufschub (Aufschubkonto)',
    definition: {
      en: 'An account with customs, usually backed by security, that postpones payment of import charges. In Germany import VAT, mostly without security, is then due on the 26th of the second month after the import.',
      de: 'Ein Konto beim Zoll, meist gegen Sicherheit, über das Einfuhrabgaben erst später gezahlt werden. In Deutschland ist die Einfuhrumsatzsteuer, meist ohne Sicherheit, dann am 26. des zweiten Monats nach der Einfuhr fällig.',
    },
    relatedTerms: ['import VAT', 'customs duty', 'postponed accounting', 'customs procedure 42'],
  },
  {
    en: 'customs duty',
    de: 'Zoll',
    definition: {
      en: 'A charge on goods imported into the customs union; how much depends mainly on their kind, value and origin.',
      de: 'Eine Abgabe auf Waren, die in die Zollunion eingeführt werden; ihre Höhe hängt vor allem von Art, Wert und Ursprung der Ware ab.',
    },
    relatedTerms: ['customs value', 'low-value duty', 'preferential origin', 'tariff subheading (HS code)'],
  },
  {
    en: 'low-value duty',
    de: 'Zoll auf Kleinsendungen',
    definition: {
      en: 'A flat duty of 3 euros per item on consignments of up to 150 euros sent from outside the Union to consumers in it; in force since 1 July 2026, planned until 1 July 2028. Goods under the same tariff subheading are one item.',
      de: 'Ein Zoll von pauschal 3~Euro je Position auf Sendungen bis 150~Euro, die von außerhalb der Union an Verbraucher gehen, seit 1.~Juli 2026 und voraussichtlich bis 1.~Juli 2028. Ware derselben Unterposition des Zolltarifs ist eine Position.',
    },
    relatedTerms: ['consignment', 'intrinsic value', 'H7 declaration', 'tariff subheading (HS code)'],
  },
  {
    en: 'customs value',
    de: 'Zollwert',
    definition: {
      en: 'The value that duty is worked out on: normally the price paid, plus transport and insurance to the Union’s border.',
      de: 'Der Wert, nach dem sich der Zoll bemisst: in der Regel der gezahlte Preis, zuzüglich Beförderung und Versicherung bis zur Grenze der Union.',
    },
    relatedTerms: ['customs duty', 'intrinsic value', 'import VAT'],
  },
  {
    en: 'intrinsic value',
    de: 'Sachwert',
    definition: {
      en: 'The price of the goods alone, without taxes and without transport and insurance if these are shown separately.',
      de: 'Der Preis der Ware allein, ohne Steuern und ohne gesondert ausgewiesene Beförderung und Versicherung.',
    },
    relatedTerms: ['consignment', 'customs value', 'Import One-Stop Shop (IOSS)'],
  },
  {
    en: 'consignment',
    de: 'Sendung',
    definition: {
      en: 'Goods that one sender ships to one recipient at the same time under one transport document.',
      de: 'Waren, die ein Absender zur selben Zeit und mit einem einzigen Beförderungspapier an einen Empfänger schickt.',
    },
    relatedTerms: ['intrinsic value', 'low-value duty'],
  },
  {
    en: 'tariff subheading (HS code)',
    de: 'Unterposition des Zolltarifs (HS-Code)',
    definition: {
      en: 'The six digits by which customs authorities almost everywhere classify goods. Every longer code begins with them, and in small parcels they decide what counts as one item.',
      de: 'Die sechs Ziffern, nach denen der Zoll fast überall auf der Welt Ware einordnet. Jede längere Warennummer beginnt damit, und in Kleinsendungen entscheiden sie, was als eine Position zählt.',
    },
    relatedTerms: ['CN code', 'binding tariff information', 'low-value duty'],
  },
  {
    en: 'CN code',
    de: 'KN-Code (Kombinierte Nomenklatur)',
    definition: {
      en: 'The Union’s goods code of eight digits, for exports and Intrastat. Imports take ten, in Germany eleven, because duties and restrictions depend on the last ones.',
      de: 'Die achtstellige Warennummer der Union, für Ausfuhren und Intrastat. Bei der Einfuhr sind es zehn Stellen, in Deutschland elf, weil Zollsätze und Beschränkungen von den letzten Stellen abhängen.',
    },
    relatedTerms: ['tariff subheading (HS code)', 'Intrastat', 'customs declaration'],
  },
  {
    en: 'binding tariff information',
    de: 'verbindliche Zolltarifauskunft (vZTA)',
    definition: {
      en: 'A customs ruling on the code of a product, given on application and binding throughout the Union for three years. Useful where the code decides the duty and opinions differ.',
      de: 'Die Entscheidung des Zolls, welche Warennummer ein Produkt hat: auf Antrag, drei Jahre lang und in der ganzen Union verbindlich. Sie lohnt sich, wenn die Einreihung strittig ist und der Zollsatz davon abhängt.',
    },
    relatedTerms: ['tariff subheading (HS code)', 'CN code', 'customs duty'],
  },
  {
    en: 'preferential origin',
    de: 'Präferenzursprung',
    definition: {
      en: 'The status of goods made in a country with a trade agreement: with proof, they enter at a lower duty or none. Buying them there is not enough; they must also be made or sufficiently processed there.',
      de: 'Die Herkunft einer Ware aus einem Land mit Handelsabkommen; mit Nachweis kommt sie zollfrei oder ermäßigt in die Union. Der Einkauf dort genügt nicht, sie muss dort auch hergestellt oder ausreichend be- oder verarbeitet sein.',
    },
    relatedTerms: ['customs duty', 'customs declaration'],
  },
  {
    en: 'Incoterms',
    de: 'Incoterms (Lieferklauseln)',
    definition: {
      en: 'Eleven standard delivery terms, last revised in 2020, that settle who bears transport, risk and customs clearance. They settle neither ownership nor VAT.',
      de: 'Elf international übliche Lieferklauseln, zuletzt 2020 überarbeitet. Sie regeln, wer Transport, Gefahr und Verzollung trägt, nicht aber Eigentum und Umsatzsteuer.',
    },
    relatedTerms: ['delivered at place (DAP)', 'delivered duty paid (DDP)'],
  },
  {
    en: 'delivered at place (DAP)',
    de: 'geliefert benannter Ort (DAP)',
    definition: {
      en: 'The seller brings the goods to the agreed place; the buyer clears them and pays duty and import VAT. For consumers that can mean a bill at the door.',
      de: 'Der Verkäufer bringt die Ware an den vereinbarten Ort, der Käufer verzollt sie und zahlt Zoll und Einfuhrumsatzsteuer. Für Verbraucher kann das eine Rechnung an der Haustür bedeuten.',
    },
    relatedTerms: ['delivered duty paid (DDP)', 'Incoterms', 'import VAT'],
  },
  {
    en: 'delivered duty paid (DDP)',
    de: 'geliefert verzollt (DDP)',
    definition: {
      en: 'The seller bears all costs, clearance, duty and import VAT included. Selling on these terms often takes an EORI number, a customs representative and a VAT registration where the goods arrive.',
      de: 'Der Verkäufer trägt alle Kosten, auch Verzollung, Zoll und Einfuhrumsatzsteuer. Dafür braucht er oft eine EORI-Nummer, einen Zollvertreter und eine umsatzsteuerliche Registrierung im Ankunftsland.',
    },
    relatedTerms: [
      'delivered at place (DAP)',
      'indirect customs representative',
      'VAT registration',
      'Incoterms',
    ],
  },
  {
    en: 'customs procedure 42',
    de: 'Zollverfahren 42',
    definition: {
      en: 'An import free of import VAT because the goods go straight on to another Member State as an intra-Community supply. It requires the recipient’s valid VAT ID and proof of transport.',
      de: 'Eine Einfuhr ohne Einfuhrumsatzsteuer, weil die Ware unmittelbar in einen anderen Mitgliedstaat weitergeliefert wird. Nötig sind die gültige USt-IdNr. des Empfängers und der Nachweis der Beförderung.',
    },
    relatedTerms: ['import VAT', 'intra-Community supply', 'fiscal representative'],
  },
  {
    en: 'customs warehouse',
    de: 'Zolllager',
    definition: {
      en: 'Storage under customs supervision, where goods from third countries may wait without duty and import VAT until they are released for free circulation or leave the Union again.',
      de: 'Ein Lager unter Aufsicht des Zolls, in dem Ware aus Drittländern ohne Zoll und Einfuhrumsatzsteuer liegen darf, bis sie in den freien Verkehr überführt wird oder die Union wieder verlässt.',
    },
    relatedTerms: ['free circulation', 'customs duty', 'import VAT'],
  },
  {
    en: 'excise goods',
    de: 'verbrauchsteuerpflichtige Waren',
    definition: {
      en: 'Alcohol, tobacco and energy products, on which excise duty is charged besides VAT. They are excluded from the Import One-Stop Shop.',
      de: 'Alkohol, Tabak und Energieerzeugnisse, auf die neben der Umsatzsteuer eine Verbrauchsteuer anfällt. Vom Import-One-Stop-Shop sind sie ausgeschlossen.',
    },
    relatedTerms: ['Import One-Stop Shop (IOSS)', 'customs duty'],
  },
  {
    en: 'export supply',
    de: 'Ausfuhrlieferung',
    definition: {
      en: 'A sale of goods that are sent to a third country; exempt from VAT if you can prove that they left the Union. It goes in the return of the country of dispatch, not in the One-Stop Shop.',
      de: 'Die Lieferung von Ware in ein Drittland; steuerfrei, wenn sich belegen lässt, dass die Ware die Union verlassen hat. Sie gehört in die Erklärung des Abgangslands, nicht in den One-Stop-Shop.',
    },
    relatedTerms: ['proof of export', 'third country', 'exempt supply', 'returned goods relief'],
  },
  {
    en: 'proof of export',
    de: 'Ausfuhrnachweis',
    definition: {
      en: 'Evidence that goods have left the Union, usually the electronic exit confirmation from customs. Without it, VAT is due as on a domestic sale.',
      de: 'Der Beleg, dass Ware die Union verlassen hat, meist der elektronische Ausgangsvermerk des Zolls. Ohne ihn fällt Umsatzsteuer an wie bei einem Inlandsverkauf.',
    },
    relatedTerms: ['export supply', 'entry certificate'],
  },
  {
    en: 'returned goods relief',
    de: 'Rückwarenregelung',
    definition: {
      en: 'Relief from duty for goods that come back to the Union unchanged within three years, and generally from import VAT if the exporter brings them back. Returns from British or Swiss customers are typical cases.',
      de: 'Die Zollbefreiung für Ware, die binnen drei Jahren unverändert in die Union zurückkommt; meist entfällt auch die Einfuhrumsatzsteuer, wenn der Ausführer sie zurückholt. Typisch sind Retouren aus Großbritannien oder der Schweiz.',
    },
    relatedTerms: ['export supply', 'proof of export', 'customs duty'],
  },
];

/** Producer responsibility, product safety, companies, countries outside the Union. */
export const productTerms: SeedTerm[] = [
  // Producer responsibility
  {
    en: 'extended producer responsibility',
    de: 'erweiterte Herstellerverantwortung',
    definition: {
      en: 'The principle that producers stay responsible for their products as waste: they register, report quantities and pay for collection and recycling, usually in each country of sale.',
      de: 'Der Grundsatz, dass Hersteller für ihre Produkte auch als Abfall verantwortlich bleiben: Sie registrieren sich, melden Mengen und bezahlen Sammlung und Verwertung, meist in jedem Verkaufsland einzeln.',
    },
    relatedTerms: [
      'producer',
      'EPR number',
      'producer responsibility organisation',
      'authorised representative',
    ],
  },
  {
    en: 'producer',
    de: 'Hersteller',
    definition: {
      en: 'In waste law the business that first makes a product available in a country, including a seller from abroad that ships straight to the end user.',
      de: 'Im Abfallrecht, wer ein Produkt in einem Land zuerst bereitstellt, auch ein Verkäufer aus dem Ausland, der direkt an den Endnutzer liefert.',
    },
    relatedTerms: [
      'extended producer responsibility',
      'manufacturer',
      'distributor',
      'placing on the market',
    ],
  },
  {
    en: 'authorised representative',
    de: 'Bevollmächtigter',
    definition: {
      en: 'A person whom a producer from abroad appoints by written mandate to fulfil its duties: in waste law one in each country of sale where required, in product law one for the whole Union.',
      de: 'Eine Person, die ein Hersteller aus dem Ausland schriftlich beauftragt, seine Pflichten zu erfüllen: im Abfallrecht eine in jedem Verkaufsland, das sie verlangt, im Produktrecht eine für die ganze Union.',
    },
    relatedTerms: ['producer', 'responsible person', 'fiscal representative', 'power of attorney'],
  },
  {
    en: 'EPR number',
    de: 'EPR-Nummer',
    definition: {
      en: 'Proof that a producer is registered, one number per country and product group. Marketplaces and fulfilment providers ask for it; marketplaces block listings that lack it.',
      de: 'Der Nachweis, dass ein Hersteller registriert ist, eine Nummer je Land und Produktgruppe. Marktplätze und Fulfilment-Dienstleister fragen danach; Marktplätze sperren Angebote, für die sie fehlt.',
    },
    relatedTerms: [
      'unique identifier (UIN)',
      'WEEE registration number',
      'packaging register',
      'fulfilment provider',
    ],
  },
  {
    en: 'producer responsibility organisation',
    de: 'Organisation für Herstellerverantwortung',
    definition: {
      en: 'A body that collects and recycles used products on behalf of its members, in return for contributions. France has them for most streams; for batteries, Germany has required membership, or approval to act alone, since 2026.',
      de: 'Eine Einrichtung, die gebrauchte Produkte für ihre Mitglieder sammelt und verwertet, gegen einen Beitrag. In Frankreich gibt es sie für die meisten Produktbereiche; bei Batterien ist in Deutschland seit 2026 die Beteiligung oder eine eigene Zulassung Pflicht.',
    },
    relatedTerms: [
      'extended producer responsibility',
      'eco-modulation',
      'unique identifier (UIN)',
      'dual system',
    ],
  },
  {
    en: 'unique identifier (UIN)',
    de: 'eindeutige Identifikationsnummer (UIN)',
    definition: {
      en: 'The French EPR number, one per stream: packaging, electrical equipment, textiles and so on. You receive it after joining a producer responsibility organisation; without it, a marketplace counts as producer of what you sell on it.',
      de: 'Die französische EPR-Nummer, eine je Produktbereich: Verpackungen, Elektrogeräte, Textilien und so weiter. Man erhält sie nach dem Beitritt zu einer Organisation für Herstellerverantwortung; ohne sie gilt der Marktplatz als Hersteller der dort verkauften Ware.',
    },
    relatedTerms: ['EPR number', 'producer responsibility organisation', 'Triman logo'],
  },
  {
    en: 'placing on the market',
    de: 'Inverkehrbringen',
    definition: {
      en: 'Making a product available for the first time: in product law on the Union market, in waste law usually in the individual Member State.',
      de: 'Ein Produkt zum ersten Mal auf dem Markt bereitstellen: im Produktrecht in der Union, im Abfallrecht meist im einzelnen Mitgliedstaat.',
    },
    relatedTerms: ['producer', 'importer', 'manufacturer'],
  },
  {
    en: 'take-back',
    de: 'Rücknahme',
    definition: {
      en: 'The duty to accept used products or packaging and have them recycled.',
      de: 'Die Pflicht, gebrauchte Produkte oder Verpackungen anzunehmen und verwerten zu lassen.',
    },
    relatedTerms: ['extended producer responsibility', 'WEEE', 'Batteries Regulation'],
  },
  {
    en: 'quantity report',
    de: 'Mengenmeldung',
    definition: {
      en: 'The weights that a producer reports to a register or scheme, by material or type of product.',
      de: 'Die Gewichte, die ein Hersteller einem Register oder System meldet, nach Material oder Produktart.',
    },
    relatedTerms: ['packaging register', 'dual system', 'declaration of completeness'],
  },
  {
    en: 'eco-modulation',
    de: 'Ökomodulation',
    definition: {
      en: 'Contributions that vary with the product: less for goods that last, can be repaired or are easily recycled, more for the rest. France is the best-known example.',
      de: 'Beiträge, die vom Produkt abhängen: weniger für Langlebiges, Reparierbares und gut Recycelbares, mehr für alles andere. Am bekanntesten ist die Staffelung in Frankreich.',
    },
    relatedTerms: ['producer responsibility organisation', 'extended producer responsibility'],
  },
  // Packaging
  {
    en: 'Packaging and Packaging Waste Regulation (PPWR)',
    de: 'EU-Verpackungsverordnung (PPWR)',
    definition: {
      en: 'The Union’s packaging law, which has applied since 12 August 2026: the same rules everywhere on substances and documents, and in stages from 2028 on labels and recyclability. Registration is still country by country.',
      de: 'Das Verpackungsrecht der Union, das seit 12.~August 2026 gilt: überall dieselben Regeln zu Stoffen und Unterlagen, in Stufen ab 2028 auch zu Kennzeichnung und Recyclingfähigkeit. Registriert wird weiter Land für Land.',
    },
    relatedTerms: [
      'packaging register',
      'transport packaging',
      'authorised representative',
      'declaration of conformity',
    ],
  },
  {
    en: 'packaging register',
    de: 'Verpackungsregister (LUCID)',
    definition: {
      en: 'LUCID, the German register of packaging producers; each must register itself before its first sale, whatever the quantity.',
      de: 'Das deutsche Register der Hersteller von Verpackungen; alle registrieren sich selbst vor dem ersten Verkauf, unabhängig von der Menge.',
    },
    relatedTerms: [
      'Central Agency Packaging Register (ZSVR)',
      'dual system',
      'packaging licensing',
      'EPR number',
    ],
  },
  {
    en: 'Central Agency Packaging Register (ZSVR)',
    de: 'Zentrale Stelle Verpackungsregister (ZSVR)',
    definition: {
      en: 'The German authority that runs LUCID and compares producers’ reports with those of the dual systems. It also decides which packaging has to be licensed.',
      de: 'Die deutsche Behörde, die LUCID führt und die Meldungen der Hersteller mit denen der dualen Systeme abgleicht. Sie entscheidet auch, welche Verpackungen zu lizenzieren sind.',
    },
    relatedTerms: ['packaging register', 'declaration of completeness'],
  },
  {
    en: 'dual system',
    de: 'duales System',
    definition: {
      en: 'A company that collects packaging from households in Germany, has it recycled and is paid by producers by material and weight.',
      de: 'Ein Unternehmen, das in Deutschland Verpackungen bei Haushalten sammelt, sie verwerten lässt und von Herstellern nach Material und Gewicht bezahlt wird.',
    },
    relatedTerms: ['packaging licensing', 'packaging register', 'quantity report'],
  },
  {
    en: 'packaging licensing',
    de: 'Systembeteiligung (Verpackungslizenzierung)',
    definition: {
      en: 'The contract with a dual system that packaging needs in Germany if it typically ends up with private households or comparable places such as restaurants. The fee depends on material and weight.',
      de: 'Der Vertrag mit einem dualen System, der in Deutschland für Verpackungen nötig ist, die typischerweise bei privaten Haushalten oder vergleichbaren Stellen wie Gaststätten anfallen. Das Entgelt richtet sich nach Material und Gewicht.',
    },
    relatedTerms: ['dual system', 'packaging register', 'quantity report'],
  },
  {
    en: 'transport packaging',
    de: 'Transportverpackung',
    definition: {
      en: 'Packaging that protects goods on the way; under EU law that includes the carton of an online order. On sales across a border the shop is its producer, within a country the first business to supply it there, empty or filled.',
      de: 'Verpackung, die Ware unterwegs schützt; nach EU-Recht auch der Versandkarton einer Onlinebestellung. Beim Versand über die Grenze ist der Shop ihr Hersteller, im Inland das erste Unternehmen, das sie dort bereitstellt, leer oder befüllt.',
    },
    relatedTerms: ['Packaging and Packaging Waste Regulation (PPWR)', 'producer', 'packaging licensing'],
  },
  {
    en: 'declaration of completeness',
    de: 'Vollständigkeitserklärung',
    definition: {
      en: 'A yearly audited statement of the packaging a producer has placed on the German market, due by 15 May; required from 80 tonnes of glass, 50 of paper or 30 of lightweight packaging.',
      de: 'Die geprüfte Jahresaufstellung aller in Deutschland in Verkehr gebrachten Verpackungen, fällig bis 15.~Mai; Pflicht ab 80~t Glas, 50~t Papier oder 30~t Leichtverpackungen.',
    },
    relatedTerms: ['quantity report', 'packaging register', 'Central Agency Packaging Register (ZSVR)'],
  },
  {
    en: 'Triman logo',
    de: 'Triman-Logo',
    definition: {
      en: 'A French symbol with sorting instructions, required on most household packaging and on consumer products under producer responsibility, such as clothes or electrical goods.',
      de: 'Ein französisches Zeichen mit Sortierhinweis, Pflicht auf den meisten Haushaltsverpackungen und auf Verbraucherprodukten mit Herstellerverantwortung, etwa Kleidung oder Elektrogeräten.',
    },
    relatedTerms: ['unique identifier (UIN)', 'extended producer responsibility'],
  },
  {
    en: 'plastic tax',
    de: 'Kunststoffsteuer, Plastiksteuer',
    definition: {
      en: 'A tax on plastic packaging, separate from recycling contributions. Spain charges 0.45 euros per kilogram of non-recycled plastic in single-use packaging; the United Kingdom taxes packaging with under 30% recycled content, from ten tonnes a year.',
      de: 'Eine Steuer auf Kunststoffverpackungen, zusätzlich zu Recyclingbeiträgen. Spanien verlangt 0,45~Euro je Kilogramm nicht recycelten Kunststoffs in Einwegverpackungen; das Vereinigte Königreich besteuert Verpackungen mit unter 30~% Rezyklat, ab zehn Tonnen im Jahr.',
    },
    relatedTerms: ['Packaging and Packaging Waste Regulation (PPWR)', 'single-use plastics fund'],
  },
  {
    en: 'single-use plastics fund',
    de: 'Einwegkunststofffonds',
    definition: {
      en: 'A German fund, financed by a yearly levy on producers of certain single-use plastic products such as takeaway boxes and wet wipes, that helps pay for clean streets. Producers from abroad need an authorised representative.',
      de: 'Ein deutscher Fonds, in den Hersteller bestimmter Einwegprodukte aus Kunststoff, etwa Lebensmittelbehälter oder Feuchttücher, jährlich einzahlen, um die Reinigung von Straßen und Parks zu finanzieren. Hersteller aus dem Ausland brauchen einen Bevollmächtigten.',
    },
    relatedTerms: [
      'extended producer responsibility',
      'authorised representative',
      'quantity report',
      'plastic tax',
    ],
  },
  // Electrical equipment, batteries, textiles
  {
    en: 'WEEE',
    de: 'Elektroaltgeräte (WEEE)',
    definition: {
      en: 'Waste electrical and electronic equipment, and for short the law on it: producers register nearly everything with a plug or a battery in each country of sale before they first sell it there.',
      de: 'Elektro- und Elektronikaltgeräte, kurz auch das Recht dazu: Hersteller registrieren fast alles mit Stecker oder Batterie in jedem Verkaufsland, bevor sie dort das erste Gerät verkaufen.',
    },
    relatedTerms: ['stiftung ear', 'WEEE registration number', 'take-back', 'crossed-out bin'],
  },
  {
    en: 'stiftung ear',
    de: 'stiftung ear',
    definition: {
      en: 'The German body that registers producers of electrical equipment and batteries. Nothing may be offered for sale until it has issued the number.',
      de: 'Die Stelle, die in Deutschland Hersteller von Elektrogeräten und Batterien registriert. Bevor sie die Nummer erteilt hat, darf nichts angeboten werden.',
    },
    relatedTerms: ['WEEE registration number', 'insolvency-proof guarantee', 'Batteries Regulation'],
  },
  {
    en: 'WEEE registration number',
    de: 'WEEE-Registrierungsnummer (WEEE-Reg.-Nr.)',
    definition: {
      en: 'The number a producer receives from stiftung ear: DE and eight digits. It goes on invoices and in listings; marketplaces check that brand and type of device are registered under it.',
      de: 'Die Nummer, die ein Hersteller von der stiftung ear erhält: DE und acht Ziffern. Sie gehört auf Rechnungen und in Angebote; Marktplätze prüfen, ob Marke und Geräteart darunter registriert sind.',
    },
    relatedTerms: ['stiftung ear', 'EPR number', 'WEEE'],
  },
  {
    en: 'insolvency-proof guarantee',
    de: 'insolvenzsichere Garantie',
    definition: {
      en: 'Security that producers of equipment for private households in Germany prove every year, so that disposal is paid for even if they go under.',
      de: 'Die Sicherheit, die Hersteller von Geräten für private Haushalte in Deutschland jedes Jahr nachweisen, damit die Entsorgung auch bei ihrer Insolvenz bezahlt ist.',
    },
    relatedTerms: ['stiftung ear', 'WEEE'],
  },
  {
    en: 'crossed-out bin',
    de: 'durchgestrichene Mülltonne',
    definition: {
      en: 'The symbol on electrical equipment and batteries which says that they do not belong in household waste. On batteries it has been compulsory throughout the Union since 18 August 2025.',
      de: 'Das Zeichen auf Elektrogeräten und Batterien, dass sie nicht in den Hausmüll gehören. Auf Batterien ist es seit 18.~August 2025 in der ganzen Union Pflicht.',
    },
    relatedTerms: ['WEEE', 'Batteries Regulation'],
  },
  {
    en: 'Batteries Regulation',
    de: 'EU-Batterieverordnung',
    definition: {
      en: 'The Union’s law for batteries of five categories, sold alone or inside a device. From 18 February 2027 users must generally be able to remove portable batteries themselves.',
      de: 'Das Batterierecht der Union, für fünf Kategorien, einzeln oder im Gerät verkauft. Ab 18.~Februar 2027 müssen sich Gerätebatterien in der Regel vom Nutzer entnehmen lassen.',
    },
    relatedTerms: [
      'portable battery',
      'battery passport',
      'producer responsibility organisation',
      'crossed-out bin',
    ],
  },
  {
    en: 'portable battery',
    de: 'Gerätebatterie',
    definition: {
      en: 'A sealed battery of up to 5 kg that is made neither for industry nor to drive or start a vehicle, as in earphones, power banks and cordless drills.',
      de: 'Eine gekapselte Batterie bis 5~kg, die weder für die Industrie noch für Antrieb oder Start von Fahrzeugen gebaut ist, wie in Kopfhörern, Powerbanks und Akkuschraubern.',
    },
    relatedTerms: ['Batteries Regulation', 'WEEE'],
  },
  {
    en: 'battery passport',
    de: 'Batteriepass',
    definition: {
      en: 'A digital record of a single battery, opened by its QR code. From 18 February 2027 it is compulsory for batteries that drive cars, e-bikes and e-scooters, and for industrial ones above 2 kWh.',
      de: 'Der digitale Datensatz einer einzelnen Batterie, abrufbar über ihren QR-Code. Ab 18.~Februar 2027 ist er Pflicht für Batterien von Elektroautos, E-Bikes und E-Scootern sowie für Industriebatterien über 2~kWh.',
    },
    relatedTerms: ['Batteries Regulation', 'digital product passport'],
  },
  {
    en: 'textile EPR',
    de: 'Textil-EPR (Herstellerverantwortung für Textilien)',
    definition: {
      en: 'The duty of brands, importers and distance sellers to pay for the collection and recycling of used textiles. Schemes run in France, the Netherlands, Hungary and Latvia; every Member State must have one by 17 April 2028.',
      de: 'Die Pflicht von Marken, Importeuren und Versandhändlern, Sammlung und Verwertung gebrauchter Textilien zu bezahlen. Systeme laufen in Frankreich, den Niederlanden, Ungarn und Lettland; bis 17.~April 2028 braucht jeder Mitgliedstaat eines.',
    },
    relatedTerms: ['extended producer responsibility', 'eco-modulation', 'fibre composition'],
  },
  {
    en: 'fibre composition',
    de: 'Faserzusammensetzung (Textilkennzeichnung)',
    definition: {
      en: 'The fibres of a textile in per cent, on the label and in the listing, in the language of the country and under their statutory names.',
      de: 'Die Angabe, aus welchen Fasern ein Textil zu wie viel Prozent besteht: auf dem Etikett und im Angebot, in der Landessprache und mit den gesetzlichen Bezeichnungen.',
    },
    relatedTerms: ['textile EPR', 'General Product Safety Regulation (GPSR)'],
  },
  // Product safety
  {
    en: 'General Product Safety Regulation (GPSR)',
    de: 'Produktsicherheitsverordnung (GPSR)',
    definition: {
      en: 'The Union’s general safety law for consumer products, though not for food or medicines, since 13 December 2024. Listings must show the manufacturer, a responsible person in the Union if it is based elsewhere, a picture, the type and any warnings.',
      de: 'Das allgemeine Sicherheitsrecht der Union für Verbraucherprodukte, außer Lebens- und Arzneimitteln, seit 13.~Dezember 2024. Angebote müssen den Hersteller nennen, bei Sitz außerhalb der Union auch die verantwortliche Person, und Bild, Typ und Warnhinweise enthalten.',
    },
    relatedTerms: ['responsible person', 'market surveillance', 'Safety Gate', 'product recall'],
  },
  {
    en: 'manufacturer',
    de: 'Hersteller im Produktrecht',
    definition: {
      en: 'The business that makes a product, or has it made, sells it under its own name or brand and answers for its safety, documents and marking. In waste law the producer may be somebody else.',
      de: 'Wer ein Produkt herstellt oder herstellen lässt, es unter eigenem Namen oder eigener Marke verkauft und für Sicherheit, Unterlagen und Kennzeichnung einsteht. Hersteller im Abfallrecht kann ein anderer sein.',
    },
    relatedTerms: ['producer', 'importer', 'declaration of conformity', 'technical documentation'],
  },
  {
    en: 'distributor',
    de: 'Vertreiber, Händler',
    definition: {
      en: 'A business that sells products but neither makes nor imports them, such as a shop with brands bought from a supplier in its own country. It checks marking and documents; the manufacturer’s duties are generally not its own.',
      de: 'Wer Produkte verkauft, ohne sie herzustellen oder einzuführen, etwa ein Shop mit Markenware von einem inländischen Lieferanten. Er prüft Kennzeichnung und Unterlagen; die Pflichten des Herstellers treffen ihn in der Regel nicht.',
    },
    relatedTerms: ['manufacturer', 'importer', 'producer'],
  },
  {
    en: 'responsible person',
    de: 'verantwortliche Person',
    definition: {
      en: 'The business in the Union whose name and address are on a product and which keeps its documents for the authorities.',
      de: 'Das Unternehmen in der Union, dessen Name und Anschrift auf dem Produkt stehen und das die Unterlagen für Behörden bereithält.',
    },
    relatedTerms: [
      'General Product Safety Regulation (GPSR)',
      'authorised representative',
      'importer',
      'fulfilment provider',
    ],
  },
  {
    en: 'CE marking',
    de: 'CE-Kennzeichnung',
    definition: {
      en: 'The mark by which a manufacturer states that a product meets the Union’s rules for it. It is required for certain product groups only and is not a seal of quality.',
      de: 'Das Zeichen, mit dem ein Hersteller angibt, dass ein Produkt die dafür geltenden Vorschriften der Union erfüllt. Es ist nur für bestimmte Produktgruppen vorgeschrieben und kein Gütesiegel.',
    },
    relatedTerms: ['declaration of conformity', 'technical documentation', 'notified body', 'UKCA marking'],
  },
  {
    en: 'declaration of conformity',
    de: 'Konformitätserklärung',
    definition: {
      en: 'The signed document in which a manufacturer states that a product meets the law that applies to it.',
      de: 'Das unterschriebene Dokument, in dem ein Hersteller erklärt, dass ein Produkt die geltenden Vorschriften erfüllt.',
    },
    relatedTerms: ['CE marking', 'technical documentation', 'digital product passport'],
  },
  {
    en: 'technical documentation',
    de: 'technische Unterlagen, technische Dokumentation',
    definition: {
      en: 'The file behind a product: description, drawings, risk assessment, standards and test reports. The manufacturer draws it up before the first sale and usually keeps it for ten years.',
      de: 'Die Akte zu einem Produkt: Beschreibung, Zeichnungen, Risikobeurteilung, Normen und Prüfberichte. Der Hersteller legt sie vor dem ersten Verkauf an und bewahrt sie meist zehn Jahre auf.',
    },
    relatedTerms: ['declaration of conformity', 'test report', 'manufacturer', 'market surveillance'],
  },
  {
    en: 'harmonised standard',
    de: 'harmonisierte Norm',
    definition: {
      en: 'A European standard cited in the Union’s Official Journal, such as the EN 71 series for toys. Products that meet it are presumed to meet the legal requirements it covers.',
      de: 'Eine europäische Norm, deren Fundstelle im Amtsblatt der Union steht, etwa die Reihe EN~71 für Spielzeug. Entspricht ein Produkt ihr, wird vermutet, dass es die von ihr abgedeckten Anforderungen erfüllt.',
    },
    relatedTerms: ['CE marking', 'notified body', 'test report'],
  },
  {
    en: 'notified body',
    de: 'notifizierte Stelle',
    definition: {
      en: 'An independent body that a Member State has appointed to examine products the manufacturer may not assess alone, such as many kinds of protective equipment, or toys that no standard covers.',
      de: 'Eine unabhängige Prüfstelle, die ein Mitgliedstaat benannt hat, für Produkte, die der Hersteller nicht allein bewerten darf: viele Schutzausrüstungen etwa oder Spielzeug, für das keine Norm passt.',
    },
    relatedTerms: ['harmonised standard', 'CE marking', 'test report'],
  },
  {
    en: 'test report',
    de: 'Prüfbericht',
    definition: {
      en: 'A laboratory’s findings on one sample on one day. It supports the technical documentation but is no substitute for it, or for the declaration of conformity.',
      de: 'Das Ergebnis eines Labors zu einem Muster an einem Tag. Es stützt die technischen Unterlagen, ersetzt aber weder sie noch die Konformitätserklärung.',
    },
    relatedTerms: ['technical documentation', 'harmonised standard', 'declaration of conformity', 'RoHS'],
  },
  {
    en: 'digital product passport',
    de: 'digitaler Produktpass',
    definition: {
      en: 'A data record for a product, opened by a code on it: materials, origin, documents. Certain batteries come first, on 18 February 2027; for toys it replaces the declaration of conformity from 1 August 2030.',
      de: 'Ein Datensatz zu einem Produkt, abrufbar über einen Code darauf: Material, Herkunft, Unterlagen. Den Anfang machen bestimmte Batterien am 18.~Februar 2027; bei Spielzeug ersetzt er ab 1.~August 2030 die Konformitätserklärung.',
    },
    relatedTerms: ['battery passport', 'toy safety', 'declaration of conformity'],
  },
  {
    en: 'toy safety',
    de: 'Spielzeugsicherheit',
    definition: {
      en: 'Rules for products meant for play by children under 14: safety assessment, CE marking, warnings in the local language. A directive of 2009 applies until 31 July 2030, a stricter regulation after that.',
      de: 'Regeln für Produkte, die zum Spielen für Kinder unter 14 Jahren bestimmt sind: Sicherheitsbewertung, CE-Kennzeichnung, Warnhinweise in der Landessprache. Bis 31.~Juli 2030 gilt eine Richtlinie von 2009, danach eine strengere Verordnung.',
    },
    relatedTerms: ['CE marking', 'harmonised standard', 'digital product passport'],
  },
  {
    en: 'cosmetics notification (CPNP)',
    de: 'Kosmetik-Notifizierung (CPNP)',
    definition: {
      en: 'The entry of each cosmetic product in a Union portal before its first sale, made by its responsible person. Great Britain has a portal of its own.',
      de: 'Die Meldung jedes kosmetischen Mittels in einem Portal der Union, vor dem ersten Verkauf und durch seine verantwortliche Person. Großbritannien hat ein eigenes Portal.',
    },
    relatedTerms: ['responsible person', 'test report'],
  },
  {
    en: 'RoHS',
    de: 'RoHS (Stoffbeschränkungen für Elektrogeräte)',
    definition: {
      en: 'Union limits on ten hazardous substances, lead among them, in electrical equipment. Meeting them is part of the CE marking.',
      de: 'Grenzwerte der Union für zehn gefährliche Stoffe in Elektrogeräten, darunter Blei. Ihre Einhaltung gehört zur CE-Kennzeichnung.',
    },
    relatedTerms: ['CE marking', 'declaration of conformity', 'WEEE'],
  },
  {
    en: 'Cyber Resilience Act',
    de: 'Cyberresilienz-Verordnung (CRA)',
    definition: {
      en: 'Security rules for software and connected devices. Manufacturers have had to report exploited vulnerabilities and severe incidents since 11 September 2026; their other duties follow on 11 December 2027.',
      de: 'Sicherheitsregeln für Software und für Geräte mit Datenverbindung. Ausgenutzte Schwachstellen und schwere Vorfälle müssen Hersteller seit 11.~September 2026 melden; ihre übrigen Pflichten folgen am 11.~Dezember 2027.',
    },
    relatedTerms: ['CE marking', 'manufacturer'],
  },
  {
    en: 'EU Deforestation Regulation (EUDR)',
    de: 'EU-Entwaldungsverordnung (EUDR)',
    definition: {
      en: 'A Union law under which, from 30 December 2026, wood, paper, rubber and other listed goods may be sold only if no forest was cleared for them after 2020; importers file a statement. Small firms have until 30 June 2027, except for most wood and paper.',
      de: 'Die EU-Verordnung, nach der ab 30.~Dezember 2026 Holz, Papier, Kautschuk und weitere gelistete Waren nur verkauft werden dürfen, wenn dafür nach 2020 kein Wald gerodet wurde; Importeure geben eine Sorgfaltserklärung ab. Kleine Betriebe haben bis 30.~Juni 2027 Zeit, für Holz und Papier meist nicht.',
    },
    relatedTerms: ['importer', 'distributor', 'CN code'],
  },
  {
    en: 'market surveillance',
    de: 'Marktüberwachung',
    definition: {
      en: 'Checks by public authorities on products that are on sale. They can demand documents, stop a sale and order a recall.',
      de: 'Die Kontrolle von Produkten auf dem Markt durch Behörden. Sie können Unterlagen verlangen, den Verkauf untersagen und einen Rückruf anordnen.',
    },
    relatedTerms: ['technical documentation', 'Safety Gate', 'product recall'],
  },
  {
    en: 'Safety Gate',
    de: 'Safety Gate (Schnellwarnsystem)',
    definition: {
      en: 'The Union’s public warning system for dangerous products. Manufacturers report risks and accidents through a portal of their own.',
      de: 'Das öffentliche Schnellwarnsystem der Union für gefährliche Produkte. Gefahren und Unfälle melden Hersteller über ein eigenes Portal.',
    },
    relatedTerms: ['market surveillance', 'product recall', 'General Product Safety Regulation (GPSR)'],
  },
  {
    en: 'product recall',
    de: 'Produktrückruf',
    definition: {
      en: 'Taking a dangerous product back from consumers. Known buyers must be told directly and generally offered a choice of at least two remedies: repair, replacement or refund.',
      de: 'Die Rückholung eines gefährlichen Produkts bei Verbrauchern. Bekannte Käufer sind direkt zu informieren und haben in der Regel die Wahl zwischen mindestens zwei Abhilfen: Reparatur, Ersatz oder Erstattung.',
    },
    relatedTerms: ['Safety Gate', 'market surveillance', 'manufacturer'],
  },
  {
    en: 'UKCA marking',
    de: 'UKCA-Kennzeichnung',
    definition: {
      en: 'The product mark of Great Britain. Most goods may be sold there with the CE marking instead, without a time limit.',
      de: 'Das Produktzeichen Großbritanniens. Die meisten Waren dürfen dort stattdessen unbefristet mit CE-Kennzeichnung verkauft werden.',
    },
    relatedTerms: ['CE marking', 'declaration of conformity'],
  },
  // Companies
  {
    en: 'commercial register',
    de: 'Handelsregister',
    definition: {
      en: 'The public register of companies with their registered office, capital and directors.',
      de: 'Das öffentliche Register der Unternehmen mit Sitz, Kapital und Geschäftsführung.',
    },
    relatedTerms: ['register extract', 'registered office', 'transparency register'],
  },
  {
    en: 'register extract',
    de: 'Handelsregisterauszug',
    definition: {
      en: 'An official printout of a company’s entry in the register. Tax offices and marketplaces often want one no more than three months old, with a translation.',
      de: 'Der amtliche Ausdruck der Angaben, die zu einem Unternehmen im Register stehen. Finanzämter und Marktplätze verlangen ihn oft nicht älter als drei Monate und mit Übersetzung.',
    },
    relatedTerms: ['commercial register', 'certified translation', 'apostille'],
  },
  {
    en: 'registered office',
    de: 'Sitz (Satzungssitz)',
    definition: {
      en: 'The place that a company’s articles name as its legal home. By itself it proves neither that the company is managed there nor that it is established there for VAT.',
      de: 'Der Ort, an dem eine Gesellschaft nach ihrer Satzung rechtlich zu Hause ist. Allein beweist er weder, dass sie dort geleitet wird, noch, dass sie dort umsatzsteuerlich ansässig ist.',
    },
    relatedTerms: ['place of management', 'commercial register', 'articles of association'],
  },
  {
    en: 'articles of association',
    de: 'Satzung, Gesellschaftsvertrag',
    definition: {
      en: 'The founding rules of a company: name, purpose, capital and how it is run. A German GmbH has them recorded by a notary.',
      de: 'Die Grundregeln einer Gesellschaft: Name, Zweck, Kapital und Leitung. Bei der GmbH werden sie notariell beurkundet.',
    },
    relatedTerms: ['registered office', 'share capital', 'commercial register'],
  },
  {
    en: 'share capital',
    de: 'Stammkapital',
    definition: {
      en: 'The money that shareholders commit to a company; for a German GmbH at least 25,000 euros, at least half of it paid in before registration.',
      de: 'Das Geld, das Gesellschafter in ihre Gesellschaft einbringen; bei der GmbH mindestens 25.000~Euro, davon mindestens die Hälfte einzuzahlen, bevor sie zum Handelsregister angemeldet wird.',
    },
    relatedTerms: ['articles of association', 'commercial register', 'annual accounts'],
  },
  {
    en: 'place of management',
    de: 'Ort der Geschäftsleitung',
    definition: {
      en: 'Where a company’s day-to-day decisions are really made. A company run from Germany can be fully taxable in Germany, even if it was founded elsewhere.',
      de: 'Wo die laufenden Entscheidungen eines Unternehmens tatsächlich fallen. Eine von Deutschland aus geführte Gesellschaft kann hier unbeschränkt steuerpflichtig sein, auch wenn sie im Ausland gegründet wurde.',
    },
    relatedTerms: ['registered office', 'permanent establishment'],
  },
  {
    en: 'permanent establishment',
    de: 'Betriebsstätte',
    definition: {
      en: 'A fixed place of business abroad whose profit is taxed there. It belongs to income tax and is not the same as a fixed establishment in VAT; storage alone often does not count.',
      de: 'Eine feste Geschäftseinrichtung im Ausland, deren Gewinn dort besteuert wird. Sie gehört zur Ertragsteuer und ist nicht dasselbe wie die feste Niederlassung der Umsatzsteuer; reine Lagerung zählt oft nicht.',
    },
    relatedTerms: ['fixed establishment', 'place of management', 'warehouse abroad'],
  },
  {
    en: 'beneficial owner',
    de: 'wirtschaftlich Berechtigter',
    definition: {
      en: 'The natural person who ultimately owns or controls a company, usually through more than 25% of shares or votes. Banks, marketplaces and registers ask who it is.',
      de: 'Die natürliche Person, der ein Unternehmen letztlich gehört oder die es kontrolliert, meist mit mehr als 25~% der Anteile oder Stimmen. Banken, Marktplätze und Register fragen danach.',
    },
    relatedTerms: ['transparency register', 'identity check (KYC)'],
  },
  {
    en: 'transparency register',
    de: 'Transparenzregister',
    definition: {
      en: 'The German register of beneficial owners. Companies report their owners there themselves, even if the commercial register already shows them.',
      de: 'Das deutsche Register der wirtschaftlich Berechtigten. Gesellschaften melden diese selbst, auch wenn sie schon aus dem Handelsregister hervorgehen.',
    },
    relatedTerms: ['beneficial owner', 'commercial register'],
  },
  {
    en: 'identity check (KYC)',
    de: 'Identitätsprüfung (KYC)',
    definition: {
      en: 'The check by which banks, representatives and marketplaces make sure whom they are dealing with: identity documents, proof of address, the owners of a company.',
      de: 'Die Prüfung, mit der Banken, Vertreter und Marktplätze feststellen, mit wem sie es zu tun haben: anhand von Ausweisen, Adressnachweisen und Angaben zu den Inhabern.',
    },
    relatedTerms: ['beneficial owner', 'trader traceability', 'register extract'],
  },
  {
    en: 'annual accounts',
    de: 'Jahresabschluss',
    definition: {
      en: 'Balance sheet and profit and loss account of a financial year. A German GmbH has to publish them within twelve months, a British limited company files them within nine.',
      de: 'Bilanz und Gewinn- und Verlustrechnung eines Geschäftsjahres. Die GmbH legt ihn binnen zwölf Monaten offen, eine britische Limited reicht ihn binnen neun Monaten ein.',
    },
    relatedTerms: ['German bookkeeping principles (GoBD)', 'confirmation statement', 'commercial register'],
  },
  {
    en: 'confirmation statement',
    de: 'Confirmation Statement (jährliche Bestätigung)',
    definition: {
      en: 'The yearly confirmation by a British company that its entry in the register is right, due within 14 days of the end of its review period, even if nothing has changed.',
      de: 'Die jährliche Bestätigung einer britischen Gesellschaft, dass ihre Angaben im Register stimmen, fällig 14 Tage nach Ende des Berichtszeitraums, auch wenn sich nichts geändert hat.',
    },
    relatedTerms: ['annual accounts', 'beneficial owner', 'commercial register'],
  },
  {
    en: 'apostille',
    de: 'Apostille',
    definition: {
      en: 'A stamp that certifies the signature and seal on a public document, so that authorities in other countries of the Hague Convention accept it. China joined in 2023.',
      de: 'Ein Stempel, der Unterschrift und Siegel einer öffentlichen Urkunde bestätigt, damit Behörden anderer Staaten des Haager Übereinkommens sie anerkennen. China gehört seit 2023 dazu.',
    },
    relatedTerms: ['certified translation', 'register extract', 'power of attorney'],
  },
  {
    en: 'certified translation',
    de: 'beglaubigte Übersetzung',
    definition: {
      en: 'A translation whose accuracy a sworn translator confirms with signature and stamp. Authorities ask for it with foreign extracts and articles.',
      de: 'Eine Übersetzung, deren Richtigkeit ein gerichtlich ermächtigter Übersetzer mit Unterschrift und Stempel bestätigt. Behörden verlangen sie zu ausländischen Auszügen und Satzungen.',
    },
    relatedTerms: ['apostille', 'register extract'],
  },
  // Outside the Union
  {
    en: 'VOEC scheme',
    de: 'VOEC-Regelung',
    definition: {
      en: 'Norway’s simplified VAT scheme for foreign shops: usually 25% at checkout on goods worth up to NOK 3,000 each, food excluded, and a quarterly return. From NOK 50,000 of sales in twelve months they must join it or register for VAT in full.',
      de: 'Norwegens vereinfachtes Umsatzsteuerverfahren für ausländische Shops: meist 25~% beim Kauf auf Waren bis 3.000~NOK je Stück, außer Lebensmitteln, mit Quartalsmeldung. Ab 50.000~NOK Umsatz in zwölf Monaten ist es Pflicht, sofern der Shop nicht regulär registriert ist.',
    },
    relatedTerms: ['Import One-Stop Shop (IOSS)', 'third country', 'Swiss mail-order rule'],
  },
  {
    en: 'Swiss mail-order rule',
    de: 'Versandhandelsregelung (Schweiz)',
    definition: {
      en: 'The rule that a foreign shop must register in Switzerland once it sells CHF 100,000 a year there in parcels too small for import tax. From then on it charges Swiss VAT on every parcel.',
      de: 'Die Regel, nach der sich ein ausländischer Shop in der Schweiz registrieren muss, wenn er jährlich für 100.000~CHF einfuhrsteuerfreie Kleinsendungen dorthin verkauft. Von da an berechnet er auf jedes Paket Schweizer Mehrwertsteuer.',
    },
    relatedTerms: ['fiscal representative', 'third country', 'export supply', 'VOEC scheme'],
  },
  {
    en: 'sales tax nexus',
    de: 'Nexus (US-Verkaufssteuer)',
    definition: {
      en: 'The link that makes a seller liable for a US state’s sales tax: stock there, or sales above a limit, usually 100,000 dollars a year. Each state has its own rules; there is no federal VAT.',
      de: 'Die Verbindung, die einen Händler in einem US-Bundesstaat verkaufssteuerpflichtig macht: ein Lager dort oder Umsätze über einer Grenze, meist 100.000~Dollar im Jahr. Jeder Staat hat eigene Regeln; eine bundesweite Umsatzsteuer gibt es nicht.',
    },
    relatedTerms: ['warehouse abroad', 'distance sales threshold', 'VAT'],
  },
];
