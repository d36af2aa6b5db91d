import { bullets, paragraphs, table } from '../markdown';
import type { SeedPage } from '../types';

export const about: SeedPage = {
  pageKey: 'About',
  title: { en: 'About us', de: 'Über uns' },
  metaTitle: {
    en: 'About us: how we work and who files',
    de: 'Über uns: So arbeiten wir, und wer einreicht',
  },
  metaDescription: {
    en: 'Kompassa prepares registrations and data for merchants in Europe. Licensed tax advisers file, appointed representatives sign. Principles, division of work, partners.',
    de: 'Kompassa bereitet Registrierungen und Daten für Händler in Europa vor. Steuerberater reichen ein, Bevollmächtigte unterzeichnen. Grundsätze, Arbeitsteilung, Partner.',
  },
  image: 'page-about',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'About us', de: 'Über uns' },
      title: { en: 'We prepare. Licensed people file.', de: 'Wir bereiten vor. Wer befugt ist, reicht ein.' },
      lead: {
        en: 'Cross-border traders deal with some thirty tax offices and several dozen product registers, each with its own form and its own deadline. Kompassa turns them into one file, one calendar and one person who answers.',
        de: 'Wer grenzüberschreitend handelt, hat es mit rund dreißig Steuerverwaltungen und mehreren Dutzend Produktregistern zu tun, jede Stelle mit eigenem Formular und eigener Frist. Kompassa macht daraus eine Akte, einen Kalender und eine Person, die antwortet.',
      },
      image: 'page-about',
      actions: [
        {
          label: { en: 'Services and prices', de: 'Leistungen und Preise' },
          url: '/cht/Services',
          emphasis: 'primary',
        },
        {
          label: { en: 'Our story, people and offices', de: 'Geschichte, Menschen und Standorte' },
          url: '/cht/aboutUs',
          emphasis: 'quiet',
        },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'What we hold ourselves to', de: 'Woran wir uns messen' },
      items: [
        {
          value: { en: '2~days', de: '2~Tage' },
          label: { en: 'For a first answer', de: 'bis zur ersten Antwort' },
          note: {
            en: 'Working days; our own rule, not a statistic',
            de: 'Arbeitstage; unsere eigene Regel, keine Statistik',
          },
        },
        {
          value: { en: '0', de: '0' },
          label: {
            en: 'Figures filed without your approval',
            de: 'Zahlen, die ohne Ihre Freigabe eingereicht werden',
          },
          note: {
            en: 'You see every return before the adviser files it',
            de: 'Sie sehen jede Meldung, bevor die Kanzlei sie übermittelt',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'work',
      heading: { en: 'Our part of the work', de: 'Unser Teil der Arbeit' },
      bodyMarkdown: {
        en: paragraphs(
          'Most mistakes in cross-border trade are not mistakes of law. They are mistakes of data: a warehouse nobody mentioned, a quantity reported to one register and not to the other, a company name spelt three different ways. Our work begins there.',
          bullets(
            '**We ask before we calculate.** Where the goods are stored and who imports them decides more than any rate.',
            '**We reconcile before anyone files.** Sales reports, import documents and bank receipts have to agree, or the difference has to be explained. [Which data we need](/cht/integrations) has a page of its own.',
            '**We write down what we assume.** Every registration starts with a page listing the facts it is based on. When they change, you know which page to change.',
            '**We keep one calendar.** In your workspace, the returns and reports of every country are in one list, each date with the act that sets it. We keep track of guarantees and renewals beside it.',
          ),
        ),
        de: paragraphs(
          'Die meisten Fehler im grenzüberschreitenden Handel sind keine Rechtsfehler. Es sind Datenfehler: ein Lager, das niemand erwähnt hat, eine Menge, die nur an eines von zwei Registern gemeldet wurde, ein Firmenname in drei Schreibweisen. Dort beginnt unsere Arbeit.',
          bullets(
            '**Wir fragen, bevor wir rechnen.** Wo die Ware lagert und wer sie einführt, entscheidet mehr als jeder Steuersatz.',
            '**Wir stimmen ab, bevor jemand einreicht.** Verkaufsberichte, Zollbelege und Zahlungseingänge müssen zueinander passen – oder die Differenz braucht eine Erklärung. [Welche Daten wir brauchen](/cht/integrations), steht auf einer eigenen Seite.',
            '**Wir schreiben auf, wovon wir ausgehen.** Jede Registrierung beginnt mit einer Seite, die ihre Tatsachen nennt. Ändern sie sich, wissen Sie, welche Seite zu ändern ist.',
            '**Wir führen einen Kalender.** In Ihrem Arbeitsbereich stehen die Erklärungen und Meldungen aller Länder in einer Liste, jeder Termin mit der Vorschrift, aus der er folgt. Garantien und Verlängerungen behalten wir daneben im Blick.',
          ),
        ),
      },
    },
    {
      blockType: 'cardGrid',
      anchor: 'who-files',
      heading: {
        en: 'Who files, who signs, who answers',
        de: 'Wer einreicht, wer unterzeichnet, wer antwortet',
      },
      lead: {
        en: 'In Germany, assistance in tax matters is reserved to tax advisers and a few other professions. Other countries draw the line elsewhere. We draw it in writing.',
        de: 'In Deutschland ist die geschäftsmäßige Hilfeleistung in Steuersachen Steuerberatern und wenigen anderen Berufen vorbehalten. Andere Länder ziehen die Grenze anders. Wir ziehen sie schriftlich.',
      },
      cards: [
        {
          icon: 'vat',
          title: { en: 'Licensed tax advisers', de: 'Zugelassene Steuerberater' },
          text: {
            en: 'They decide tax questions, file applications and returns, and are liable for them. The engagement is between you and the adviser.',
            de: 'Sie beurteilen Steuerfragen, stellen Anträge, übermitteln Erklärungen und haften dafür. Das Mandat besteht zwischen Ihnen und der Kanzlei.',
          },
        },
        {
          icon: 'oss',
          title: { en: 'Intermediaries and fiscal representatives', de: 'Vermittler und Fiskalvertreter' },
          text: {
            en: 'They act for sellers from third countries where the law requires it, and are liable for the tax alongside them.',
            de: 'Sie vertreten Händler aus Drittländern, wo das Recht es verlangt, und stehen neben ihnen für die Steuer ein.',
          },
        },
        {
          icon: 'shield',
          title: { en: 'Authorised representatives', de: 'Bevollmächtigte' },
          text: {
            en: 'One kind is responsible for waste law in one country, another for product safety across the EU. The mandates are separate.',
            de: 'Die einen stehen in einem Land für das Abfallrecht ein, die anderen EU-weit für die Produktsicherheit. Die Mandate sind getrennt.',
          },
        },
        {
          icon: 'ledger',
          title: { en: 'Auditors and company secretaries', de: 'Abschlussprüfer und Company Secretaries' },
          text: {
            en: 'They audit accounts and file with company registers. Auditors work independently of us and are engaged by you.',
            de: 'Sie prüfen Abschlüsse und melden an Gesellschaftsregister. Prüfer arbeiten unabhängig von uns und werden von Ihnen bestellt.',
          },
        },
        {
          icon: 'document',
          title: { en: 'Kompassa', de: 'Kompassa' },
          text: {
            en: 'We collect documents, check data, translate questions, draft entries and keep track of dates. We give no tax or legal advice.',
            de: 'Wir sammeln Unterlagen, prüfen Daten, übersetzen Rückfragen, bereiten Anträge vor und überwachen Fristen. Steuer- oder Rechtsberatung leisten wir nicht.',
          },
        },
        {
          icon: 'company',
          title: { en: 'You', de: 'Sie' },
          text: {
            en: 'You remain the taxpayer and the producer. You approve every figure, and some entries, such as LUCID, only you may make.',
            de: 'Sie bleiben Steuerpflichtiger und Hersteller. Sie geben jede Zahl frei, und manche Registrierungen, etwa bei LUCID, dürfen nur Sie selbst vornehmen.',
          },
        },
      ],
    },
    {
      blockType: 'people',
      anchor: 'signatures',
      heading: { en: 'Whose name is on it', de: 'Wessen Name darunter steht' },
      lead: {
        en: 'Five examples. The people are invented; what each of them may sign is not. In a real engagement you receive chamber or register, licence number and insurer before you sign.',
        de: 'Fünf Beispiele. Die Personen sind erfunden; was jede von ihnen unterzeichnen darf, ist es nicht. Bei einem wirklichen Mandat erhalten Sie Kammer oder Register, Zulassung und Versicherer, bevor Sie unterschreiben.',
      },
      people: [
        {
          name: 'Sunniva Ostervik',
          role: { en: 'Tax adviser, Ostervik & Thal, Germany', de: 'Steuerberaterin, Ostervik & Thal' },
          text: {
            en: 'Assesses tax questions, signs applications, returns and OSS returns. Appointed and supervised by the chamber of tax advisers; liable with her firm’s insurance. German, English, Norwegian.',
            de: 'Beurteilt Steuerfragen, unterzeichnet Anträge, Erklärungen und OSS-Meldungen. Bestellt und beaufsichtigt von der Steuerberaterkammer; haftet mit der Versicherung ihrer Kanzlei. Deutsch, Englisch, Norwegisch.',
          },
        },
        {
          name: 'Sylvie Mirevaux',
          role: {
            en: 'Lawyer, Cabinet Mirevaux-Lorme, France',
            de: 'Rechtsanwältin, Cabinet Mirevaux-Lorme, Frankreich',
          },
          text: {
            en: 'Signs for sellers from third countries as their fiscal representative, accredited with the French tax office, and answers for the tax alongside them. Admitted to the bar, which supervises her. French, English.',
            de: 'Unterzeichnet als Fiskalvertreterin für Händler aus Drittländern, vom französischen Finanzamt anerkannt, und steht neben ihnen für die Steuer ein. Als Anwältin zugelassen und von ihrer Kammer beaufsichtigt. Französisch, Englisch.',
          },
        },
        {
          name: 'Aoife Clonmarra',
          role: {
            en: 'IOSS intermediary, Clonmarra Fiscal Services, Ireland',
            de: 'IOSS-Vermittlerin, Clonmarra Fiscal Services, Irland',
          },
          text: {
            en: 'Signs IOSS registrations and the monthly return. Registered as an intermediary with the Irish tax authority; liable for the tax alongside the seller. English.',
            de: 'Unterzeichnet Registrierungen zum IOSS und die Monatsmeldung. Als Vermittlerin bei der irischen Steuerbehörde registriert; haftet neben dem Händler für die Steuer. Englisch.',
          },
        },
        {
          name: 'Johanna Muster',
          role: {
            en: 'Managing director, Kompassa, as authorised representative',
            de: 'Geschäftsführerin, Kompassa als Bevollmächtigter',
          },
          text: {
            en: 'Signs the mandates for product registers in Germany and for product safety in the EU. No professional licence is needed; the written mandate says what is covered, where and until when. German, English.',
            de: 'Unterzeichnet die Mandate für Produktregister in Deutschland und für die Produktsicherheit in der EU. Eine Berufszulassung ist nicht nötig; das schriftliche Mandat sagt, was es umfasst, wo und bis wann. Deutsch, Englisch.',
          },
        },
        {
          name: 'Lau Sze-Man',
          role: { en: 'Company secretary, Hong Kong', de: 'Company Secretary, Hongkong' },
          text: {
            en: 'Files formations and annual returns under the TCSP licence of her firm, granted by the Companies Registry. Cantonese, Mandarin, English.',
            de: 'Reicht Gründungen und Jahresmeldungen ein, mit der TCSP-Lizenz ihrer Firma, die der Companies Registry erteilt. Kantonesisch, Mandarin, Englisch.',
          },
        },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'service-levels',
      heading: { en: 'Service levels that we aim for', de: 'Zeiten, die wir anstreben' },
      items: [
        {
          value: { en: '5~days', de: '5~Tage' },
          label: {
            en: 'Before its due date, a return is ready for you to approve',
            de: 'vor der Fälligkeit liegt Ihnen eine Erklärung zur Freigabe vor',
          },
          note: {
            en: 'Working days; if your sales data arrives ten working days before, as the terms require',
            de: 'Arbeitstage; wenn Ihre Verkaufsdaten zehn Arbeitstage vorher da sind, wie es die AGB vorsehen',
          },
        },
        {
          value: { en: '1~day', de: '1~Tag' },
          label: {
            en: 'For the answer to your question about a return',
            de: 'bis zur Antwort auf Ihre Rückfrage zu einer Erklärung',
          },
          note: {
            en: 'A working day, by e-mail; the return waits for it',
            de: 'Arbeitstag, per E-Mail; so lange ruht die Erklärung',
          },
        },
        {
          value: { en: '2~days', de: '2~Tage' },
          label: {
            en: 'For a letter from an authority, in your language',
            de: 'bis Sie ein Behördenschreiben in Ihrer Sprache haben',
          },
          note: {
            en: 'Working days; with what it asks for and until when',
            de: 'Arbeitstage; mit dem, was verlangt wird, und bis wann',
          },
        },
        {
          value: { en: 'Same day', de: 'Am Tag' },
          label: {
            en: 'When something is delayed, you hear about it, and why',
            de: 'einer Verzögerung erfahren Sie davon, mit dem Grund',
          },
          note: {
            en: 'Targets of a demonstration company; what binds us is in the quote and in the terms',
            de: 'Ziele eines Demonstrationsunternehmens; was uns bindet, steht im Angebot und in den AGB',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'measured',
      heading: { en: 'How these times are counted', de: 'Wie diese Zeiten zählen' },
      bodyMarkdown: {
        en: paragraphs(
          bullets(
            '**Start.** With your message, Monday to Friday from 9~am to 5~pm Berlin time; what arrives later counts from the next working day. Public holidays in Berlin and days on which our offices are closed, which we announce under [news](/information), are no working days.',
            '**End.** With an answer written by a person: the answer itself, or what is still missing for it and when it will come. The automatic confirmation of receipt does not count.',
            '**Languages.** We answer in English or German, by e-mail and by telephone. To authorities we write in the language they ask for; their letters reach you in English or German.',
            '**If we miss one.** We tell you on the same day, with the reason and a new day. Missed times would be counted for each quarter and published here; an invented company has none to show.',
          ),
        ),
        de: paragraphs(
          bullets(
            '**Beginn.** Mit Ihrer Nachricht, montags bis freitags von 9 bis 17~Uhr; was später kommt, zählt ab dem nächsten Arbeitstag. Feiertage in Berlin und Schließtage, die wir unter [Neuigkeiten](/information) ankündigen, sind keine Arbeitstage.',
            '**Ende.** Mit einer Antwort, die ein Mensch geschrieben hat: der Antwort selbst oder dem, was dafür noch fehlt und wann sie kommt. Die automatische Eingangsbestätigung zählt nicht.',
            '**Sprachen.** Wir antworten auf Deutsch oder Englisch, per E-Mail und am Telefon. An Behörden schreiben wir in der Sprache, die sie verlangen; ihre Schreiben erhalten Sie auf Deutsch oder Englisch.',
            '**Wenn wir eine Zeit verfehlen.** Sie erfahren es am selben Tag, mit dem Grund und einem neuen Termin. Verfehlte Zeiten würden wir je Quartal zählen und hier veröffentlichen; ein erfundenes Unternehmen hat keine vorzuweisen.',
          ),
        ),
      },
    },
    {
      blockType: 'keyFigures',
      anchor: 'data-figures',
      heading: { en: 'Place and time', de: 'Ort und Zeit' },
      items: [
        {
          value: { en: 'EU', de: 'EU' },
          label: { en: 'Where hosting and e-mail are', de: 'dort liegen Hosting und E-Mail' },
          note: {
            en: 'With processors under contract (Art.~28 GDPR)',
            de: 'bei Auftragsverarbeitern unter Vertrag (Art.~28 DSGVO)',
          },
        },
        {
          value: { en: '10~years', de: '10~Jahre' },
          label: { en: 'For which OSS records must be kept', de: 'sind OSS-Aufzeichnungen aufzubewahren' },
          note: {
            en: 'The period set by EU VAT law; we hand the files over if you leave',
            de: 'Frist nach dem EU-Mehrwertsteuerrecht; bei einem Wechsel erhalten Sie die Unterlagen',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'data',
      heading: { en: 'Where your data is kept', de: 'Wo Ihre Daten liegen' },
      bodyMarkdown: {
        en: paragraphs(
          'A file for the tax office contains passports, contracts and every sale. You should know where it is and who opens it.',
          bullets(
            '**In the European Union.** Hosting and e-mail are provided by processors in the Union, under contracts in accordance with Art.~28 GDPR. The [privacy notice](/agreeys) says what is kept and for how long.',
            '**With those who need it.** The adviser or representative whom you engage receives the documents of that mandate, and the authority what is filed. Apart from our processors nobody else does, unless the law obliges us.',
            '**As little as possible.** The [sales file](/cht/integrations#columns) has no names or addresses of your customers, and an [interface](/cht/integrations#ways) may only read.',
            '**Under a contract.** Where we process personal data on your behalf, a data processing agreement is added to the [terms](/agreezc#confidentiality).',
            '**Not for longer than necessary.** When you leave, you take everything along; what no law obliges us to keep is [erased](/cht/switch#leave).',
          ),
        ),
        de: paragraphs(
          'Eine Akte für das Finanzamt enthält Ausweise, Verträge und jeden Verkauf. Sie sollten wissen, wo sie liegt und wer sie öffnet.',
          bullets(
            '**In der Europäischen Union.** Hosting und E-Mail übernehmen Auftragsverarbeiter in der Union, auf Grundlage von Verträgen nach Art.~28 DSGVO. Die [Datenschutzhinweise](/agreeys) sagen, was wir aufbewahren und wie lange.',
            '**Bei denen, die sie brauchen.** Die Kanzlei oder der Vertreter, den Sie beauftragen, erhält die Unterlagen dieses Mandats, die Behörde das, was eingereicht wird. Außer unseren Auftragsverarbeitern erhält sie sonst niemand, es sei denn, ein Gesetz verpflichtet uns.',
            '**So wenig wie möglich.** Die [Verkaufsdatei](/cht/integrations#columns) enthält weder Namen noch Anschriften Ihrer Kunden, und eine [Schnittstelle](/cht/integrations#ways) darf nur lesen.',
            '**Mit Vertrag.** Verarbeiten wir personenbezogene Daten in Ihrem Auftrag, gehört zu den [AGB](/agreezc#confidentiality) ein Auftragsverarbeitungsvertrag.',
            '**Nicht länger als nötig.** Wenn Sie gehen, nehmen Sie alles mit; was kein Gesetz uns aufzubewahren verpflichtet, [löschen wir](/cht/switch#leave).',
          ),
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'example',
      heading: { en: 'Two worked cases', de: 'Zwei Fälle, durchgerechnet' },
      bodyMarkdown: {
        en: paragraphs(
          'An example, with an invented shop and the lowest prices of our list: a company with its registered office in France sells household goods to consumers in Germany. In the first case it stores them in Germany and files four quarterly returns and one annual return in a full year. In the second it sends them from France, above the threshold of €10,000, and files four returns through the One-Stop Shop. Its packaging ends up in Germany either way.',
          table(
            ['Net', 'Stored in Germany', 'Sent from France'],
            ['Our fees, once', '€290', '€190'],
            ['Our fees, per year', '€635', '€870'],
            ['Bundle “Stock in Germany”', '−€40 once, −€50 per year', '–'],
            ['Third-party fees (guide values)', '€350 once, €225 per year', '€360 per year'],
            ['**First full year**', '**€1,410**', '**€1,420**'],
            ['**Each later year**', '**€810**', '**€1,230**'],
          ),
          'The dual system’s contribution comes on top; the system invoices it. The [sample quote](/operationManual#sample-offer) for the first case shows every line separately, and can be downloaded as a PDF. For your own case, [put together a quote](/cht/price).',
        ),
        de: paragraphs(
          'Ein Beispiel mit einem erfundenen Shop und den niedrigsten Preisen unserer Liste: Ein Unternehmen mit Sitz in Frankreich verkauft Haushaltswaren an Verbraucher in Deutschland. Im ersten Fall lagert es sie in Deutschland und gibt im vollen Jahr vier vierteljährliche Voranmeldungen und eine Jahreserklärung ab. Im zweiten verschickt es sie aus Frankreich, oberhalb der Schwelle von 10.000~€, und gibt vier Meldungen über den One-Stop-Shop ab. Die Verpackungen bleiben in beiden Fällen in Deutschland.',
          table(
            ['Netto', 'Lager in Deutschland', 'Versand aus Frankreich'],
            ['Unsere Preise, einmalig', '290~€', '190~€'],
            ['Unsere Preise, pro Jahr', '635~€', '870~€'],
            ['Paket „Lager in Deutschland“', '−40~€ einmalig, −50~€ pro Jahr', '–'],
            ['Kosten Dritter (Richtwerte)', '350~€ einmalig, 225~€ pro Jahr', '360~€ pro Jahr'],
            ['**Erstes volles Jahr**', '**1.410~€**', '**1.420~€**'],
            ['**Jedes weitere Jahr**', '**810~€**', '**1.230~€**'],
          ),
          'Der Beitrag des dualen Systems kommt hinzu; das System stellt ihn in Rechnung. Das [Musterangebot](/operationManual#sample-offer) zum ersten Fall zeigt jede Zeile einzeln; Sie können es als PDF mitnehmen. Für Ihren eigenen Fall [stellen Sie Leistungen zu einem Angebot zusammen](/cht/price).',
        ),
      },
    },
    {
      blockType: 'timeline',
      anchor: 'case',
      heading: {
        en: 'One case, from enquiry to first return',
        de: 'Ein Fall, von der Anfrage bis zur ersten Meldung',
      },
      lead: {
        en: 'An example: the first of the two cases above, day by day. Shop and dates are invented, the prices are those of our list; the times are usual ones, not promised ones.',
        de: 'Ein Beispiel: der erste der beiden Fälle oben, Tag für Tag. Shop und Termine sind erfunden, die Preise sind die unserer Liste; die Zeiten sind üblich, nicht zugesagt.',
      },
      entries: [
        {
          when: { en: '17~August 2026', de: '17.~August 2026' },
          title: { en: 'The enquiry', de: 'Die Anfrage' },
          text: {
            en: 'Maison Levant, registered office in France, plans a warehouse in Germany from 1~October: household goods for consumers, through its own shop and a marketplace.',
            de: 'Maison Levant, Sitz in Frankreich, plant ab 1.~Oktober ein Lager in Deutschland: Haushaltswaren für Verbraucher, über den eigenen Shop und einen Marktplatz.',
          },
        },
        {
          when: { en: '19~August', de: '19.~August' },
          title: { en: 'The first answer', de: 'Die erste Antwort' },
          text: {
            en: 'In writing, after two working days. The licensed advisers name what is due: VAT registration before the first goods arrive, four quarterly returns and one annual return, the entry in LUCID, a contract with a dual system, a representative for packaging. And what is not: the One-Stop Shop, as long as this stock is sold within Germany.',
            de: 'Schriftlich, nach zwei Arbeitstagen. Die zugelassenen Berater nennen, was fällig ist: die Umsatzsteuer-Registrierung vor der ersten Ware, vier vierteljährliche Voranmeldungen und eine Jahreserklärung, der Eintrag bei LUCID, ein Vertrag mit einem dualen System, ein Bevollmächtigter für die Verpackung. Und was nicht: der One-Stop-Shop, solange diese Ware in Deutschland bleibt.',
          },
        },
        {
          when: { en: '21~August', de: '21.~August' },
          title: { en: 'The quote', de: 'Das Angebot' },
          text: {
            en: '€600 once and €810 per year, of which the adviser’s part is a guide value. Maison Levant accepts on the 24th and engages the adviser.',
            de: '600~€ einmalig und 810~€ pro Jahr, darin der Anteil der Kanzlei als Richtwert. Maison Levant nimmt am 24. an und beauftragt die Kanzlei.',
          },
        },
        {
          when: { en: '24~August to 3~September', de: '24.~August bis 3.~September' },
          title: { en: 'The documents', de: 'Die Unterlagen' },
          text: {
            en: 'Seven files and one question: the street is spelt differently in the register extract and in the articles.',
            de: 'Sieben Dateien und eine Rückfrage: Die Straße ist im Registerauszug anders geschrieben als in der Satzung.',
          },
        },
        {
          when: { en: '7~September', de: '7.~September' },
          title: { en: 'The application', de: 'Der Antrag' },
          text: {
            en: 'The tax adviser files it with the tax office in Offenburg, which is responsible for companies from France. Maison Levant makes its own entry in LUCID and signs the mandate of the representative.',
            de: 'Die Kanzlei stellt ihn beim Finanzamt Offenburg, das für Unternehmen aus Frankreich zuständig ist. Maison Levant trägt sich selbst bei LUCID ein und unterschreibt das Mandat des Bevollmächtigten.',
          },
        },
        {
          when: { en: '5~October', de: '5.~Oktober' },
          title: { en: 'A letter', de: 'Ein Brief' },
          text: {
            en: 'The tax office asks for the warehouse contract. The translation is there on the 7th, the answer leaves on the 9th. The first of October has passed; the goods wait.',
            de: 'Das Finanzamt verlangt den Lagervertrag. Die Übersetzung liegt am 7. vor, die Antwort geht am 9. hinaus. Der 1.~Oktober ist vorbei; die Ware wartet.',
          },
        },
        {
          when: { en: '27~October', de: '27.~Oktober' },
          title: { en: 'The number', de: 'Die Nummer' },
          text: {
            en: 'After seven weeks; 4 to 10 are usual. The VAT ID is checked and entered in shop and marketplace account. The first goods arrive on 2~November.',
            de: 'Nach sieben Wochen; üblich sind 4 bis 10. Die USt-IdNr. wird geprüft und in Shop und Marktplatzkonto eingetragen. Die erste Ware kommt am 2.~November.',
          },
        },
        {
          when: { en: '11~January 2027', de: '11.~Januar 2027' },
          title: { en: 'The first return', de: 'Die erste Meldung' },
          text: {
            en: 'Due that Monday, because the 10th is a Sunday. Sales data by the 6th, result of the check on the 7th, approved by Maison Levant on the 8th, then filed by the tax adviser. The first full year costs €1,410, each later one €810.',
            de: 'Fällig an diesem Montag, weil der 10. ein Sonntag ist. Verkaufsdaten bis zum 6., Prüfergebnis am 7., Freigabe durch Maison Levant am 8., danach übermittelt die Kanzlei. Das erste volle Jahr kostet 1.410~€, jedes weitere 810~€.',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'principles',
      heading: { en: 'Principles', de: 'Grundsätze' },
      bodyMarkdown: {
        en: paragraphs(
          'Six promises you can hold us to.',
          bullets(
            '**We promise no dates.** Authorities decide. We give usual times and say when they change.',
            '**We sell no register entry that you do not need.** Each one is a recurring duty.',
            '**We take no commission from advisers, schemes or banks.** Their invoices go to you directly.',
            '**We name our sources.** Articles show the legal basis and the date of the last check.',
            '**We say what we do not know.** Pending legislation is marked as such.',
            '**Your file belongs to you.** Complete, in open formats, on the day you ask for it. [How to switch, and how to leave](/cht/switch).',
          ),
        ),
        de: paragraphs(
          'Sechs Sätze, an denen Sie uns messen dürfen.',
          bullets(
            '**Wir versprechen keine Termine.** Behörden entscheiden selbst. Wir nennen übliche Zeiten und melden uns, wenn sie sich ändern.',
            '**Wir verkaufen keine Registrierung, die Sie nicht brauchen.** Jede ist eine Pflicht, die wiederkehrt.',
            '**Wir nehmen keine Provision von Kanzleien, Systemen oder Banken.** Deren Rechnungen gehen unmittelbar an Sie.',
            '**Wir nennen unsere Quellen.** Artikel zeigen die Rechtsgrundlage und den Tag der letzten Prüfung.',
            '**Wir sagen, was wir nicht wissen.** Was noch nicht beschlossen ist, kennzeichnen wir.',
            '**Ihre Akte gehört Ihnen.** Vollständig, in offenen Formaten, an dem Tag, an dem Sie sie verlangen. [So wechseln Sie, und so gehen Sie](/cht/switch).',
          ),
        ),
      },
    },
    {
      blockType: 'partnerStrip',
      anchor: 'partners',
      heading: { en: 'Who we work with', de: 'Mit wem wir arbeiten' },
      lead: {
        en: 'Each partner does one thing that we may not or cannot do. The firms are invented, as Kompassa is; the roles are real.',
        de: 'Jeder Partner tut etwas, das wir nicht dürfen oder nicht können. Die Firmen sind erfunden wie Kompassa selbst; die Rollen gibt es wirklich.',
      },
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Tell us about your business', de: 'Beschreiben Sie uns Ihr Geschäft' },
      text: {
        en: 'A list of shops and warehouses is enough for a first answer.',
        de: 'Für eine erste Antwort genügt eine Liste Ihrer Shops und Lager.',
      },
      actions: [
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'primary' },
        {
          label: { en: 'Common questions', de: 'Häufige Fragen' },
          url: '/cht/commonQuestion',
          emphasis: 'quiet',
        },
      ],
    },
  ],
};
