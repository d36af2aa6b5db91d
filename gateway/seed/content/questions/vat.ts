import { bullets, paragraphs } from '../markdown';
import type { SeedQuestionType } from '../types';

export const vat: SeedQuestionType = {
  type: 'vat',
  typeName: { en: 'VAT in Germany', de: 'Umsatzsteuer in Deutschland' },
  questions: [
    {
      key: 'german-warehouse',
      question: {
        en: 'Do I need a German VAT number if I use a warehouse in Germany?',
        de: 'Brauche ich bei einem Lager in Deutschland eine deutsche Umsatzsteuer-Registrierung?',
      },
      summary: {
        en: 'Yes, from the first goods stocked there. No threshold applies, and a marketplace warehouse counts in the same way as your own.',
        de: 'Ja, sobald die erste Ware dort liegt. Eine Schwelle gibt es nicht, und das Lager eines Marktplatzes zählt wie ein eigenes.',
      },
      answerMarkdown: {
        en: paragraphs(
          'If you hold stock in Germany, you make supplies from Germany. Bringing your own goods there from another Member State is itself a taxable transfer, and every sale out of the warehouse to a customer in Germany bears German VAT. Neither the €10,000 threshold nor the One-Stop Shop changes that.',
          'It makes no difference who runs the warehouse. Goods that a large marketplace moves between its own sites on your behalf count as your stock in each country where they are kept. Go by the stock report, not by where you shipped them.',
          'Register before the goods arrive:',
          bullets(
            'The tax office responsible depends on your country of establishment. Sellers from China, for example, come under an office in Berlin.',
            'With complete documents, number and VAT ID usually take four to ten weeks. The tax office decides.',
            'A fiscal representative is not required in Germany; returns are filed by a licensed tax adviser.',
          ),
        ),
        de: paragraphs(
          'Wer Ware in Deutschland lagert, liefert aus Deutschland. Schon wenn Sie eigene Ware aus einem anderen Mitgliedstaat dorthin bringen, ist dieses Verbringen steuerbar, und jeder Verkauf aus dem Lager an Kunden in Deutschland unterliegt der deutschen Umsatzsteuer. Daran ändern weder die Schwelle von 10.000~€ noch der One-Stop-Shop etwas.',
          'Wer das Lager betreibt, ist gleichgültig. Verteilt ein großer Marktplatz Ihre Ware auf seine Standorte, so gilt sie in jedem Land, in dem sie liegt, als Ihr Bestand. Maßgeblich ist der Bestandsbericht, nicht der Ort, an den Sie geliefert haben.',
          'Lassen Sie sich registrieren, bevor die Ware eintrifft:',
          bullets(
            'Welches Finanzamt zuständig ist, hängt vom Staat Ihres Sitzes ab. Für Händler aus China etwa ist es ein Amt in Berlin.',
            'Bis Steuernummer und USt-IdNr. vorliegen, vergehen bei vollständigen Unterlagen meist vier bis zehn Wochen. Die Entscheidung trifft das Finanzamt.',
            'Ein Fiskalvertreter ist in Deutschland nicht vorgeschrieben; die Meldungen übermittelt eine Steuerberaterin oder ein Steuerberater.',
          ),
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: { en: 'Directive 2006/112/EC on VAT', de: 'Richtlinie 2006/112/EG, Mehrwertsteuersystem' },
          url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
        },
        {
          title: { en: 'Section 1a of the German VAT Act (UStG)', de: '§~1a Umsatzsteuergesetz (UStG)' },
          url: 'https://www.gesetze-im-internet.de/ustg_1980/__1a.html',
        },
        {
          title: {
            en: 'Section 1 of the regulation on tax offices (UStZustV)',
            de: '§~1 Umsatzsteuerzuständigkeitsverordnung (UStZustV)',
          },
          url: 'https://www.gesetze-im-internet.de/ustzustv/__1.html',
        },
      ],
      related: ['oss-and-local-registration', 'how-often-germany', 'marketplace-vat'],
      services: ['vat-registration-germany', 'vat-filing-germany', 'oss-union'],
    },
    {
      key: 'how-often-germany',
      question: {
        en: 'How often do I file VAT returns in Germany?',
        de: 'Wie oft melde ich in Deutschland?',
      },
      summary: {
        en: 'Quarterly, or monthly if the previous year’s VAT exceeded €9,000. An annual return follows in every case.',
        de: 'Vierteljährlich, oder monatlich, wenn die Steuer des Vorjahres 9.000~€ überstieg. Hinzu kommt in jedem Fall die Jahreserklärung.',
      },
      answerMarkdown: {
        en: paragraphs(
          'The advance return (*Umsatzsteuer-Voranmeldung*) follows the VAT of the previous calendar year:',
          bullets(
            'above €9,000: every month',
            'up to €9,000: every quarter',
            'up to €2,000: the tax office may release you from advance returns; the annual return is then enough',
          ),
          'Return and payment are due on the 10th of the month that follows the period. If that is a Saturday, a Sunday or a public holiday, the next working day counts. A filing extension (*Dauerfristverlängerung*) adds one month; those who file monthly pay one eleventh of the previous year’s VAT in advance for it, and get it back with the last return of the year.',
          'For example: November 2026 is due on 10 December 2026, with the extension on 11 January 2027, since the 10th is a Sunday. A month without sales needs a nil return. Until the end of 2026 new businesses follow these figures, too. From 1 January 2027 new businesses file monthly again, in the year they start and the one after, unless the suspension of that rule is extended; when we last checked, we knew of no extension.',
        ),
        de: paragraphs(
          'Die Umsatzsteuer-Voranmeldung richtet sich nach der Steuer des vorangegangenen Kalenderjahres:',
          bullets(
            'über 9.000~€: jeden Monat',
            'bis 9.000~€: jedes Quartal',
            'bis 2.000~€: Das Finanzamt kann Sie von Voranmeldungen befreien; dann genügt die Jahreserklärung',
          ),
          'Meldung und Zahlung sind am 10. des Monats fällig, der auf den Zeitraum folgt. Ist das ein Samstag, Sonntag oder Feiertag, gilt der nächste Werktag. Die Dauerfristverlängerung verschafft einen Monat mehr; wer monatlich meldet, zahlt dafür ein Elftel der Vorjahressteuer im Voraus und bekommt es mit der letzten Voranmeldung des Jahres angerechnet.',
          'Ein Beispiel: Der November 2026 ist am 10.~Dezember 2026 fällig, mit Verlängerung am 11.~Januar 2027, weil der 10. ein Sonntag ist. Auch ein Monat ohne Umsatz braucht eine Nullmeldung. Für Gründer gelten bis Ende 2026 dieselben Grenzen. Ab dem 1.~Januar 2027 melden sie im Gründungsjahr und im Jahr darauf wieder monatlich, wenn die Aussetzung dieser Pflicht nicht verlängert wird; von einer Verlängerung war bei der letzten Prüfung nichts bekannt.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: { en: 'Section 18 of the German VAT Act (UStG)', de: '§~18 Umsatzsteuergesetz (UStG)' },
          url: 'https://www.gesetze-im-internet.de/ustg_1980/__18.html',
        },
      ],
      related: ['missed-return', 'german-warehouse'],
      services: ['vat-filing-germany'],
    },
    {
      key: 'missed-return',
      question: { en: 'I have missed a return. What now?', de: 'Ich habe eine Meldung versäumt. Was nun?' },
      summary: {
        en: 'File it at once. The tax office may estimate the tax and add surcharges; a marketplace may suspend the account.',
        de: 'Holen Sie sie sofort nach. Das Finanzamt kann schätzen und Zuschläge festsetzen, ein Marktplatz kann das Konto sperren.',
      },
      answerMarkdown: {
        en: paragraphs(
          'A late return is better than none. As long as it is missing, the tax office may estimate the tax, and estimates are rarely too low. A late-filing penalty and late-payment penalties may be added. If the tax office withdraws or limits the VAT ID, marketplaces have to react, as they are liable for the VAT of sellers without a valid number.',
          'In this order:',
          bullets(
            'Gather the figures of the period: sales by country and rate, input VAT, import VAT.',
            'File the return even if you cannot pay the full amount, and ask for deferral or instalments at the same time.',
            'Appeal against an estimate within one month of its notification and hand in the return.',
            'Talk to a licensed tax adviser before correcting older periods. Whether a correction counts as voluntary disclosure depends on its form and timing.',
          ),
          'We prepare the data; the adviser decides on the route and files.',
        ),
        de: paragraphs(
          'Eine späte Meldung schadet weniger als keine. Solange sie fehlt, kann das Finanzamt die Steuer schätzen, und eine Schätzung fällt selten zu niedrig aus. Verspätungs- und Säumniszuschläge können hinzukommen. Wird die USt-IdNr. entzogen oder begrenzt, müssen Marktplätze handeln, denn für Händler ohne gültige Nummer haften sie selbst.',
          'Gehen Sie so vor:',
          bullets(
            'Stellen Sie die Zahlen des Zeitraums zusammen: Umsätze nach Land und Satz, Vorsteuer, Einfuhrumsatzsteuer.',
            'Geben Sie die Meldung auch dann ab, wenn Sie nicht alles zahlen können, und beantragen Sie zugleich Stundung oder Raten.',
            'Legen Sie gegen einen Schätzungsbescheid binnen eines Monats nach Bekanntgabe Einspruch ein und reichen Sie die Meldung nach.',
            'Sprechen Sie mit einer Steuerberatungskanzlei, bevor Sie ältere Zeiträume berichtigen. Ob die Berichtigung als Selbstanzeige zählt, hängt von Form und Zeitpunkt ab.',
          ),
          'Wir bereiten die Daten auf; über den Weg entscheidet die Kanzlei, und sie übermittelt.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: {
            en: 'German Fiscal Code (AO), section 152, late-filing penalty',
            de: 'Abgabenordnung (AO), §~152, Verspätungszuschlag',
          },
          url: 'https://www.gesetze-im-internet.de/ao_1977/__152.html',
        },
        {
          title: {
            en: 'German Fiscal Code (AO), section 162, estimate',
            de: 'Abgabenordnung (AO), §~162, Schätzung',
          },
          url: 'https://www.gesetze-im-internet.de/ao_1977/__162.html',
        },
        {
          title: {
            en: 'German Fiscal Code (AO), section 240, late-payment penalties',
            de: 'Abgabenordnung (AO), §~240, Säumniszuschläge',
          },
          url: 'https://www.gesetze-im-internet.de/ao_1977/__240.html',
        },
        {
          title: {
            en: 'Section 25e of the German VAT Act (UStG)',
            de: '§~25e Umsatzsteuergesetz (UStG)',
          },
          url: 'https://www.gesetze-im-internet.de/ustg_1980/__25e.html',
        },
      ],
      related: ['how-often-germany', 'certificate-22f'],
      services: ['vat-filing-germany', 'vat-registration-germany'],
    },
    {
      key: 'vat-id-check-digit',
      question: {
        en: 'Is a VAT ID genuine if its check digit is right?',
        de: 'Ist eine USt-IdNr. echt, wenn ihre Prüfziffer stimmt?',
      },
      summary: {
        en: 'No. The check digit only shows that the number is well formed. Confirm it in VIES or with the BZSt and keep the confirmation.',
        de: 'Nein. Die Prüfziffer zeigt nur, dass die Nummer richtig gebildet ist. Lassen Sie sie im MIAS (VIES) oder beim BZSt bestätigen und bewahren Sie die Bestätigung auf.',
      },
      answerMarkdown: {
        en: paragraphs(
          'A check digit catches typing errors. It does not tell you whether the number was ever issued, to whom, or whether it is still valid today. For a supply to a business in another Member State to be exempt, the customer’s number has to be valid on the day of the supply.',
          'There are two official ways to make sure:',
          bullets(
            '[VIES](https://ec.europa.eu/taxation_customs/vies/) of the European Commission answers for all Member States and for Northern Ireland (prefix XI), not for Great Britain, Switzerland or Norway.',
            'Holders of a German VAT ID use the qualified confirmation of the [BZSt](https://www.gesetze-im-internet.de/ustg_1980/__18e.html): it also compares name, place and street.',
          ),
          'Store the result with date and time beside the invoice. If a national system does not answer, that does not mean the number is invalid: ask again later and keep a note of the attempt. For regular customers a check at every invoice run is a good habit, as numbers can be withdrawn without notice to you.',
        ),
        de: paragraphs(
          'Eine Prüfziffer zeigt Tippfehler. Ob die Nummer je vergeben wurde, an wen, und ob sie heute noch gilt, sagt sie nicht. Steuerfrei ist eine Lieferung an ein Unternehmen in einem anderen Mitgliedstaat aber nur, wenn dessen Nummer am Tag der Lieferung gültig ist.',
          'Gewissheit geben zwei amtliche Wege:',
          bullets(
            '[MIAS (VIES)](https://ec.europa.eu/taxation_customs/vies/) der Europäischen Kommission antwortet für alle Mitgliedstaaten und für Nordirland (Kürzel XI), nicht für Großbritannien, die Schweiz und Norwegen.',
            'Inhaber einer deutschen USt-IdNr. nutzen die qualifizierte Bestätigung des [BZSt](https://www.gesetze-im-internet.de/ustg_1980/__18e.html): Sie gleicht auch Name, Ort und Straße ab.',
          ),
          'Legen Sie das Ergebnis mit Datum und Uhrzeit zur Rechnung. Antwortet ein nationales System nicht, ist das keine Ablehnung: Fragen Sie später erneut und notieren Sie den Versuch. Bei Stammkunden empfiehlt sich die Abfrage mit jedem Rechnungslauf, denn eine Nummer kann erlöschen, ohne dass Sie davon erfahren.',
        ),
      },
      reviewTime: '2026-11-18',
      sources: [
        {
          title: { en: 'European Commission: VIES', de: 'Europäische Kommission: MIAS (VIES)' },
          url: 'https://ec.europa.eu/taxation_customs/vies/',
        },
        {
          title: {
            en: 'German VAT Act (Umsatzsteuergesetz), section 18e, confirmation of VAT IDs',
            de: 'Umsatzsteuergesetz, §~18e, Bestätigung ausländischer USt-IdNrn.',
          },
          url: 'https://www.gesetze-im-internet.de/ustg_1980/__18e.html',
        },
      ],
      related: ['german-warehouse', 'certificate-22f'],
      services: ['vat-registration-germany'],
    },
  ],
};
