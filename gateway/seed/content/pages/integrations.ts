import { bullets, paragraphs, table } from '../markdown';
import { salesColumnTable } from '../salesColumns';
import type { SeedPage } from '../types';

export const integrations: SeedPage = {
  pageKey: 'integrations',
  title: { en: 'Sales data from marketplaces and shops', de: 'Verkaufsdaten aus Marktplatz und Shop' },
  metaTitle: {
    en: 'Sales data from marketplaces and shops: the file',
    de: 'Verkaufsdaten aus Marktplatz und Shop: die Datei',
  },
  metaDescription: {
    en: 'Which reports VAT returns need from marketplaces, shops and warehouses, the fourteen columns of the file, a sample to download, dates and what happens to faulty rows.',
    de: 'Welche Berichte aus Marktplatz, Shop und Lager die Meldungen brauchen, die vierzehn Spalten der Datei, ein Muster zum Herunterladen, Termine und was mit fehlerhaften Zeilen geschieht.',
  },
  image: 'page-integrations',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Marketplaces and shops', de: 'Marktplätze und Shops' },
      title: { en: 'Your sales data, in fourteen columns', de: 'Ihre Verkaufsdaten in vierzehn Spalten' },
      lead: {
        en: 'Wherever you sell, a return needs the same facts: when, from where to where, to whom and at which rate. Here you see which reports we ask for, how the file is built and what happens when a row is wrong.',
        de: 'Gleich, worüber Sie verkaufen: Eine Meldung braucht immer dieselben Angaben – wann, von wo nach wo, an wen und zu welchem Satz. Hier sehen Sie, welche Berichte wir brauchen, wie die Datei aufgebaut ist und was geschieht, wenn eine Zeile nicht stimmt.',
      },
      image: 'page-integrations',
      actions: [
        {
          label: { en: 'Download the sample file', de: 'Musterdatei herunterladen' },
          url: '/samples/sales-data.csv',
          emphasis: 'primary',
        },
        { label: { en: 'Prices of returns', de: 'Preise der Meldungen' }, url: '#prices', emphasis: 'quiet' },
      ],
      note: { en: 'CSV, 1~kB, no account', de: 'CSV, 1~kB, ohne Konto' },
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'The data in three figures', de: 'Die Daten in drei Zahlen' },
      items: [
        {
          value: { en: '14', de: '14' },
          label: { en: 'Columns, the same for every channel', de: 'Spalten, gleich für jeden Kanal' },
          note: {
            en: 'Own shop, marketplace, several of each',
            de: 'Eigener Shop, Marktplatz, auch mehrere',
          },
        },
        {
          value: { en: '1~day', de: '1~Tag' },
          label: { en: 'Until you have the result of the check', de: 'bis zum Ergebnis der Prüfung' },
          note: { en: 'The next working day', de: 'Der nächste Arbeitstag' },
        },
        {
          value: { en: '0', de: '0' },
          label: {
            en: 'Names or addresses of your customers that we need',
            de: 'Namen oder Anschriften Ihrer Kunden, die wir brauchen',
          },
          note: {
            en: 'Businesses are identified by their VAT ID',
            de: 'Bei Unternehmen genügt die USt-IdNr.',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'reports',
      heading: { en: 'Which reports, and what for', de: 'Welche Berichte, und wofür' },
      bodyMarkdown: {
        en: paragraphs(
          'Names differ from system to system, the contents do not. Which of these you need depends on your registrations; the quote lists them.',
          table(
            ['From', 'Report', 'What for'],
            [
              'Marketplace',
              'Transactions with refunds, VAT and who accounts for it',
              'Sales by country and rate, deemed supplier',
            ],
            [
              'Your own shop',
              'Orders with refunds, country of delivery and VAT',
              'Domestic sales, One-Stop Shop',
            ],
            [
              'Payment service',
              'Settlements: payouts, fees, chargebacks',
              'Reconciling sales with the money received',
            ],
            [
              'Warehouse',
              'Movements between countries, stock at the end of the month',
              'TRANSFER rows, new countries of storage',
            ],
            ['Customs agent, carrier', 'Import declarations and assessments', 'Import VAT, IOSS'],
            ['Your accounts', 'Invoices for purchases and fees', 'Input VAT, reverse charge'],
            [
              'Your product data',
              'List of items with weights by material, batteries and types of device',
              'Quantity reports to product registers',
            ],
          ),
          'Sales, movements and imports are needed for every period, the list of items once a year and whenever it changes.',
        ),
        de: paragraphs(
          'Jedes System nennt sie anders, der Inhalt ist derselbe. Was davon Sie brauchen, hängt von Ihren Registrierungen ab; das Angebot nennt es.',
          table(
            ['Woher', 'Bericht', 'Wofür'],
            [
              'Marktplatz',
              'Transaktionen mit Erstattungen, Steuer und wer sie abführt',
              'Umsätze nach Land und Satz, Lieferkettenfiktion',
            ],
            [
              'Eigener Shop',
              'Bestellungen mit Erstattungen, Lieferland und Steuer',
              'Inlandsverkäufe, One-Stop-Shop',
            ],
            [
              'Zahlungsdienst',
              'Abrechnungen: Auszahlungen, Gebühren, Rückbuchungen',
              'Abgleich der Verkäufe mit den Zahlungseingängen',
            ],
            [
              'Lager',
              'Bewegungen zwischen Ländern, Bestand am Monatsende',
              'TRANSFER-Zeilen, neue Lagerländer',
            ],
            ['Zollagent, Paketdienst', 'Einfuhranmeldungen und Bescheide', 'Einfuhrumsatzsteuer, IOSS'],
            [
              'Ihre Buchhaltung',
              'Rechnungen über Einkäufe und Gebühren',
              'Vorsteuer, Reverse-Charge-Verfahren',
            ],
            [
              'Ihre Produktdaten',
              'Artikelliste mit Gewichten je Material, Batterien und Gerätearten',
              'Mengenmeldungen an Produktregister',
            ],
          ),
          'Verkäufe, Bewegungen und Einfuhren brauchen wir für jeden Zeitraum, die Artikelliste einmal im Jahr und bei jeder Änderung.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'ways',
      heading: { en: 'Two ways for the data to reach us', de: 'Zwei Wege für die Daten' },
      bodyMarkdown: {
        en: paragraphs(
          bullets(
            '**As a file.** You fill the fourteen columns from your shop, your accounts or your inventory system. This works with every system. You receive a secure address to send the file to; please do not use unencrypted e-mail.',
            '**Through an interface.** Where your marketplace or shop allows it, you grant us access in your account there, for reading only. We cannot change listings, orders or payouts, and you can withdraw the access at any time. The interface fills the same columns.',
          ),
          'The quote says whether there is an interface for your system. Until it has been set up, and whenever it fails, the file does the same.',
        ),
        de: paragraphs(
          bullets(
            '**Als Datei.** Sie füllen die vierzehn Spalten aus Shop, Buchhaltung oder Warenwirtschaft. Das geht mit jedem System. Für die Übertragung erhalten Sie einen geschützten Weg; bitte nicht per unverschlüsselter E-Mail.',
            '**Über eine Schnittstelle.** Lässt Ihr Marktplatz oder Shop es zu, geben Sie uns dort in Ihrem Konto einen Zugang, der nur lesen darf. Angebote, Bestellungen und Auszahlungen können wir nicht ändern, und Sie können den Zugang jederzeit entziehen. Die Schnittstelle füllt dieselben Spalten.',
          ),
          'Ob es für Ihr System eine Schnittstelle gibt, steht im Angebot. Bis sie eingerichtet ist, und wenn sie einmal ausfällt, leistet die Datei dasselbe.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'columns',
      heading: { en: 'The fourteen columns', de: 'Die vierzehn Spalten' },
      bodyMarkdown: {
        en: paragraphs(
          'The first row has these names, in this order and spelling, whatever the language of your system.',
          salesColumnTable('en'),
          'The [sample file](/samples/sales-data.csv) has a row of each kind: domestic sales with one rate and with two, a sale abroad, a sale to a business, a refund, a movement of stock, a sale whose VAT the marketplace pays. The shop and its numbers are invented.',
        ),
        de: paragraphs(
          'Die erste Zeile enthält diese Namen, in dieser Reihenfolge und Schreibweise, gleich in welcher Sprache Ihr System arbeitet.',
          salesColumnTable('de'),
          'Die [Musterdatei](/samples/sales-data.csv) enthält eine Zeile jeder Art: Inlandsverkäufe mit einem Satz und mit zweien, einen Verkauf ins Ausland, einen an ein Unternehmen, eine Erstattung, eine Warenbewegung und einen Verkauf, dessen Steuer der Marktplatz abführt. Shop und Nummern sind erfunden.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'format',
      heading: { en: 'How the file is written', de: 'Wie die Datei geschrieben wird' },
      bodyMarkdown: {
        en: bullets(
          '**File:** CSV in UTF-8, columns separated by semicolons, one row per sale and per refund.',
          '**Two rates in one order:** two rows with the same order number.',
          '**Dates:** year, month and day as in 2026-11-20, without the time.',
          '**Amounts:** a point before two decimals, no thousands separator, no currency sign: 1250.00.',
          '**Refunds:** with a minus in net, VAT and gross, and the date of the refund. Do not net them against sales.',
          '**Countries:** two letters, DE, FR, GB.',
        ),
        de: bullets(
          '**Datei:** CSV in UTF-8, Spalten durch Semikolon getrennt, eine Zeile je Verkauf und je Erstattung.',
          '**Zwei Steuersätze in einer Bestellung:** zwei Zeilen mit derselben Bestellnummer.',
          '**Daten:** Jahr, Monat und Tag wie in 2026-11-20, ohne Uhrzeit.',
          '**Beträge:** ein Punkt vor zwei Nachkommastellen, keine Tausendertrennung, kein Währungszeichen: 1250.00.',
          '**Erstattungen:** mit Minus bei Netto, Steuer und Brutto und mit dem Tag der Erstattung. Verrechnen Sie sie nicht mit Verkäufen.',
          '**Länder:** zwei Buchstaben, DE, FR, GB.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'faults',
      heading: { en: 'When a row is wrong', de: 'Wenn eine Zeile nicht stimmt' },
      bodyMarkdown: {
        en: paragraphs(
          'No row is dropped and none is changed by us. You receive a list with the number of the row, the column, the value and the reason.',
          table(
            ['Found', 'Examples', 'What happens'],
            [
              'Error',
              'Unknown country, missing rate, date outside the period',
              'The whole file waits. You correct it at its source and send it again in full; it replaces the first one.',
            ],
            [
              'Warning',
              'A rate that the country does not have, gross that is not net plus VAT, a VAT ID that VIES did not confirm',
              'You correct the row, or say why it is right. We keep the reason with the return.',
            ],
            [
              'Hint',
              'Turnover far from the month before, a country of storage without a registration',
              'We ask before the return is prepared. A new country is a matter for the tax adviser.',
            ],
          ),
          'Afterwards you approve the totals for each country by e-mail. Nothing is filed without that. The manual [Delivering sales data](/operationManual#sales-data) follows one file from beginning to end.',
        ),
        de: paragraphs(
          'Wir lassen keine Zeile weg und ändern keine. Sie erhalten eine Liste mit Zeilennummer, Spalte, Wert und Grund.',
          table(
            ['Befund', 'Beispiele', 'Was geschieht'],
            [
              'Fehler',
              'Unbekanntes Land, fehlender Satz, Datum außerhalb des Zeitraums',
              'Die ganze Datei wartet. Sie berichtigen sie an der Quelle und senden sie vollständig neu; sie ersetzt die erste.',
            ],
            [
              'Warnung',
              'Ein Satz, den das Land nicht kennt, ein Bruttobetrag, der nicht Netto plus Steuer ist, eine USt-IdNr., die MIAS (VIES) nicht bestätigt hat',
              'Sie berichtigen die Zeile oder sagen, warum sie stimmt. Den Grund bewahren wir mit der Meldung auf.',
            ],
            [
              'Hinweis',
              'Umsatz weit vom Vormonat entfernt, ein Lagerland ohne Registrierung',
              'Wir fragen nach, bevor die Meldung entsteht. Ein neues Land ist Sache der Steuerkanzlei.',
            ],
          ),
          'Danach geben Sie die Summen je Land per E-Mail frei. Ohne Freigabe wird nichts übermittelt. Die Anleitung [Umsatzdaten liefern](/operationManual#sales-data) begleitet eine Datei vom Anfang bis zum Ende.',
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'dates',
      heading: { en: 'How often, and until when', de: 'Wie oft, und bis wann' },
      bodyMarkdown: {
        en: paragraphs(
          table(
            ['Return', 'Data complete by', 'Return due'],
            [
              'Germany, monthly or quarterly',
              'third working day of the following month',
              '10th of the following month, with a filing extension one month later',
            ],
            [
              'One-Stop Shop, quarterly',
              '15th of the month after the quarter',
              'end of the month after the quarter',
            ],
            ['Import One-Stop Shop, monthly', '17th of the following month', 'end of the following month'],
            [
              'Other countries',
              'usually ten working days before the due date',
              'on the date shown in your calendar',
            ],
          ),
          'Data that arrives later can usually still be filed on time, but leaves you less time for approval. A period without sales needs a return too: a message is enough, no file.',
        ),
        de: paragraphs(
          table(
            ['Meldung', 'Daten vollständig bis', 'Meldung fällig'],
            [
              'Deutschland, monatlich oder vierteljährlich',
              'zum dritten Werktag des Folgemonats',
              'am 10. des Folgemonats, mit Dauerfristverlängerung einen Monat später',
            ],
            [
              'One-Stop-Shop, vierteljährlich',
              'zum 15. des Monats nach dem Quartal',
              'am Ende des Monats nach dem Quartal',
            ],
            ['Import-One-Stop-Shop, monatlich', 'zum 17. des Folgemonats', 'am Ende des Folgemonats'],
            [
              'Andere Länder',
              'in der Regel zehn Arbeitstage vor der Fälligkeit',
              'an dem Tag, den Ihr Kalender zeigt',
            ],
          ),
          'Spätere Daten lassen sich meist noch fristgerecht melden, für Ihre Freigabe bleibt dann aber weniger Zeit. Auch ein Zeitraum ohne Umsatz braucht eine Meldung: Dafür genügt eine Nachricht, ohne Datei.',
        ),
      },
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Asked about the data', de: 'Fragen zu den Daten' },
      items: [
        {
          question: {
            en: 'My system cannot write these columns. What now?',
            de: 'Mein System kann diese Spalten nicht ausgeben. Was nun?',
          },
          answerMarkdown: {
            en: 'Send one export as it is. We tell you which of its columns goes where and what is missing, in most cases the country of dispatch. From then on you fill the file in the same way every time.',
            de: 'Senden Sie einen Export, wie er ist. Wir sagen Ihnen, welche seiner Spalten wohin gehört und was fehlt, meist das Land des Versands. Danach füllen Sie die Datei jedes Mal auf dieselbe Weise.',
          },
        },
        {
          question: {
            en: 'Do you need the names of my customers?',
            de: 'Brauchen Sie die Namen meiner Kunden?',
          },
          answerMarkdown: {
            en: 'No. Leave names, addresses, e-mail addresses and telephone numbers out of the file. Countries, amounts and, for businesses, the VAT ID are enough. [Where your data is kept](/cht/About#data) has the rest.',
            de: 'Nein. Lassen Sie Namen, Anschriften, E-Mail-Adressen und Telefonnummern weg. Länder, Beträge und bei Unternehmen die USt-IdNr. genügen. Alles Weitere steht unter [Wo Ihre Daten liegen](/cht/About#data).',
          },
        },
        {
          question: { en: 'I sell in several currencies.', de: 'Ich verkaufe in mehreren Währungen.' },
          answerMarkdown: {
            en: 'Leave each amount in the currency of the sale. Returns are converted by the rule of each country; for the One-Stop Shop that is the rate of the European Central Bank on the last day of the period.',
            de: 'Lassen Sie jeden Betrag in der Währung des Verkaufs. Umgerechnet wird nach der Regel des jeweiligen Landes; beim One-Stop-Shop zum Kurs der Europäischen Zentralbank am letzten Tag des Zeitraums.',
          },
        },
        {
          question: {
            en: 'Do sales belong in the file if the marketplace accounts for the VAT?',
            de: 'Gehören Verkäufe in die Datei, deren Steuer der Marktplatz abführt?',
          },
          answerMarkdown: {
            en: 'Yes, with YES in the last column. You do not pay VAT on them a second time, but your supply to the marketplace may have to be declared, and the turnover has to agree with the payouts.',
            de: 'Ja, mit YES in der letzten Spalte. Sie zahlen darauf nicht noch einmal Steuer, aber Ihre Lieferung an den Marktplatz kann zu melden sein, und der Umsatz muss zu den Auszahlungen passen.',
          },
        },
        {
          question: {
            en: 'How do I correct a period that has been filed?',
            de: 'Wie berichtige ich einen Zeitraum, der schon gemeldet ist?',
          },
          answerMarkdown: {
            en: 'Send the file of that period again, in full. The tax adviser decides whether the return is corrected or whether, as in the One-Stop Shop, the difference goes into a later one.',
            de: 'Senden Sie die Datei dieses Zeitraums noch einmal, vollständig. Ob die Meldung berichtigt wird oder die Differenz, wie beim One-Stop-Shop, in eine spätere kommt, entscheidet die Steuerkanzlei.',
          },
        },
      ],
    },
    {
      blockType: 'priceTable',
      anchor: 'prices',
      heading: { en: 'What the data check costs', de: 'Was die Datenprüfung kostet' },
      lead: {
        en: 'The check is part of the price of each return, whichever way the data comes. Plus statutory VAT where applicable.',
        de: 'Die Prüfung ist im Preis jeder Meldung enthalten, gleich auf welchem Weg die Daten kommen. Zzgl. gesetzlicher USt., soweit sie anfällt.',
      },
      services: ['vat-filing-germany', 'oss-union', 'ioss-registration'],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Try it with one period', de: 'Probieren Sie es mit einem Zeitraum' },
      text: {
        en: 'The free trial includes the check of one period of sales data. You see gaps and double entries before an authority does.',
        de: 'Der kostenlose Test enthält die Prüfung der Verkaufsdaten eines Zeitraums. Lücken und Doppelungen sehen Sie, bevor eine Behörde sie sieht.',
      },
      actions: [
        { label: { en: 'Free trial', de: 'Kostenlos testen' }, url: '/freeTrial', emphasis: 'primary' },
        {
          label: { en: 'Switch from another provider', de: 'Von einem anderen Anbieter wechseln' },
          url: '/cht/switch',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
