import { bullets, paragraphs, table } from '../markdown';
import type { SeedPage } from '../types';

export const switching: SeedPage = {
  pageKey: 'switch',
  title: { en: 'Switching to us, and leaving', de: 'Zu uns wechseln und wieder gehen' },
  metaTitle: {
    en: 'Switch VAT and EPR providers, or leave us',
    de: 'Anbieter für Umsatzsteuer und EPR wechseln',
  },
  metaDescription: {
    en: 'How registrations, returns and mandates move from another provider to us at the end of a period, without a gap and without double filing, and what you take along if you leave.',
    de: 'Wie Registrierungen, Meldungen und Mandate zum Ende eines Zeitraums von einem anderen Anbieter zu uns kommen, ohne Lücke und ohne doppelte Meldung, und was Sie mitnehmen, wenn Sie gehen.',
  },
  image: 'page-switch',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Another provider', de: 'Anderer Anbieter' },
      title: {
        en: 'Come at the end of a period. Leave at the end of one.',
        de: 'Zum Ende eines Zeitraums kommen. Und genauso gehen.',
      },
      lead: {
        en: 'Your numbers are yours, not the filing firm’s. What changes is who works on them, and on which day. Both directions are described here, so that you know the way out before you come in.',
        de: 'Ihre Nummern gehören Ihnen, nicht dem, der meldet. Was wechselt, ist nur, wer daran arbeitet und ab welchem Tag. Beide Richtungen stehen hier, damit Sie den Ausgang kennen, bevor Sie hereinkommen.',
      },
      image: 'page-switch',
      actions: [
        {
          label: { en: 'Ask about switching', de: 'Wechsel anfragen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        { label: { en: 'How to leave', de: 'So gehen Sie' }, url: '#leave', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'Switching in three figures', de: 'Der Wechsel in drei Zahlen' },
      items: [
        {
          value: { en: '6~weeks', de: '6~Wochen' },
          label: {
            en: 'Before the change is a good time to begin',
            de: 'vorher anzufangen reicht meist aus',
          },
          note: {
            en: 'Fiscal representatives and product registers may need longer',
            de: 'Fiskalvertreter und Produktregister brauchen mitunter länger',
          },
        },
        {
          value: { en: '1', de: '1' },
          label: {
            en: 'Return per period, and one firm that files it',
            de: 'Meldung je Zeitraum, und eine Stelle, die sie abgibt',
          },
          note: {
            en: 'Agreed in writing with the day of change',
            de: 'Mit dem Wechseltag schriftlich vereinbart',
          },
        },
        {
          value: { en: '1~month', de: '1~Monat' },
          label: { en: 'Notice, if you want to leave', de: 'Kündigungsfrist, wenn Sie gehen wollen' },
          note: {
            en: 'Before the end of twelve months; single orders end by themselves',
            de: 'Zum Ende von zwölf Monaten; Einzelaufträge enden von selbst',
          },
        },
      ],
    },
    {
      blockType: 'timeline',
      anchor: 'come',
      heading: { en: 'How to switch to us', de: 'So wechseln Sie zu uns' },
      lead: {
        en: 'Counted back from the day of change: the first day of a month or, for quarterly returns, of a quarter.',
        de: 'Gerechnet vom Wechseltag: dem ersten Tag eines Monats oder, bei vierteljährlichen Meldungen, eines Quartals.',
      },
      entries: [
        {
          when: { en: '6 weeks before', de: '6 Wochen vorher' },
          title: { en: 'Tell us what is running', de: 'Sagen Sie uns, was läuft' },
          text: {
            en: 'Countries, numbers, how often you file, who files, until when you are bound. A first answer takes two working days, the quote one to two more.',
            de: 'Länder, Nummern, Rhythmus, wer meldet und bis wann Sie gebunden sind. Die erste Antwort dauert zwei Arbeitstage, das Angebot ein bis zwei weitere.',
          },
        },
        {
          when: { en: '5 weeks before', de: '5 Wochen vorher' },
          title: { en: 'Fix the day', de: 'Den Tag festlegen' },
          text: {
            en: 'One page says for each country which period the previous firm files last and which one we prepare first. You send it to both.',
            de: 'Eine Seite sagt für jedes Land, welchen Zeitraum die bisherige Stelle zuletzt meldet und welchen wir zuerst vorbereiten. Sie geht an beide.',
          },
        },
        {
          when: { en: '4 weeks before', de: '4 Wochen vorher' },
          title: { en: 'Give notice, engage the adviser', de: 'Kündigen, Kanzlei beauftragen' },
          text: {
            en: 'You give notice to the previous firm and sign the engagement and the powers of attorney of the new tax adviser or representative. They take effect on the day of change, not before.',
            de: 'Sie kündigen der bisherigen Stelle und unterschreiben Mandat und Vollmachten für die neue Kanzlei oder den neuen Vertreter. Sie gelten ab dem Wechseltag, nicht vorher.',
          },
        },
        {
          when: { en: '3 weeks before', de: '3 Wochen vorher' },
          title: { en: 'Collect the file', de: 'Die Akte holen' },
          text: {
            en: 'You ask the previous firm for the documents listed below. We compare receipts with returns and name every gap before it becomes ours.',
            de: 'Sie fordern die unten genannten Unterlagen an. Wir vergleichen Protokolle und Meldungen und nennen jede Lücke, bevor sie zu unserer wird.',
          },
        },
        {
          when: { en: 'Day of change', de: 'Wechseltag' },
          title: { en: 'The authorities are told', de: 'Die Ämter wissen Bescheid' },
          text: {
            en: 'The new adviser or representative notifies tax office and registers. From this day on, your sales data comes to us.',
            de: 'Die neue Kanzlei oder der neue Vertreter meldet sich bei Finanzamt und Registern. Ab diesem Tag kommen Ihre Verkaufsdaten zu uns.',
          },
        },
        {
          when: { en: 'In the weeks after', de: 'In den Wochen danach' },
          title: {
            en: 'The last return of the previous firm',
            de: 'Die letzte Meldung der bisherigen Stelle',
          },
          text: {
            en: 'It files the period that ended before the day of change, by its due date. You send us the receipt.',
            de: 'Sie meldet den Zeitraum, der vor dem Wechseltag endete, zu dessen Fälligkeit. Das Protokoll senden Sie uns.',
          },
        },
        {
          when: { en: 'End of the first period', de: 'Ende des ersten Zeitraums' },
          title: { en: 'Your first return with us', de: 'Ihre erste Meldung mit uns' },
          text: {
            en: 'Checked, approved by you and filed by the tax adviser. Opening balances are those of the last receipt.',
            de: 'Geprüft, von Ihnen freigegeben und von der Kanzlei übermittelt. Sie schließt an das letzte Protokoll an.',
          },
        },
      ],
    },
    {
      blockType: 'checklist',
      anchor: 'documents',
      heading: {
        en: 'What we need from the previous firm',
        de: 'Was wir von der bisherigen Stelle brauchen',
      },
      lead: {
        en: 'It belongs to you: ask for it in writing, with a date. German tax advisers hand over your documents on request (section~66 StBerG), but may keep them until their fees are paid.',
        de: 'Es gehört Ihnen: Fordern Sie es schriftlich an, mit Termin. Steuerberater geben Ihre Dokumente auf Verlangen heraus (§~66 StBerG), dürfen sie aber zurückhalten, bis ihr Honorar bezahlt ist.',
      },
      items: [
        {
          text: { en: 'Notices of registration', de: 'Bescheide über die Registrierung' },
          note: {
            en: 'Tax numbers, VAT IDs, OSS, registers',
            de: 'Steuernummern, USt-IdNrn., OSS, Register',
          },
        },
        {
          text: { en: 'Returns with receipts of transmission', de: 'Meldungen mit Übermittlungsprotokoll' },
          note: { en: 'Of this year and the one before', de: 'Des laufenden und des vorigen Jahres' },
        },
        {
          text: { en: 'The data behind them', de: 'Die Daten dahinter' },
          note: {
            en: 'Sales, imports, purchases, with the reconciliation',
            de: 'Verkäufe, Einfuhren, Einkäufe, mit der Abstimmung',
          },
        },
        {
          text: { en: 'Letters that are still open', de: 'Offene Schreiben' },
          note: {
            en: 'Questions, assessments, audits, objections',
            de: 'Rückfragen, Bescheide, Prüfungen, Einsprüche',
          },
        },
        {
          text: { en: 'Extensions and payments', de: 'Fristverlängerungen und Zahlungen' },
          note: {
            en: 'Filing extension, direct debit, special prepayment, credit',
            de: 'Dauerfristverlängerung, Lastschrift, Sondervorauszahlung, Guthaben',
          },
        },
        {
          text: { en: 'Mandates and powers of attorney', de: 'Mandate und Vollmachten' },
          note: { en: 'With the day on which each ends', de: 'Mit dem Tag, an dem jedes endet' },
        },
        {
          text: { en: 'Product registers', de: 'Produktregister' },
          note: {
            en: 'Numbers, brands, quantities reported, contracts with schemes, guarantees',
            de: 'Nummern, Marken, gemeldete Mengen, Verträge mit Systemen, Garantien',
          },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'stays',
      heading: { en: 'What stays, and what has to be new', de: 'Was bleibt, und was neu sein muss' },
      bodyMarkdown: {
        en: paragraphs(
          'The same table holds in both directions: when you come to us, and when you go.',
          table(
            ['What', 'When the provider changes'],
            [
              'Tax number, VAT ID, filing extension',
              'Stay. A new power of attorney goes to the tax office, the old one is revoked.',
            ],
            [
              'One-Stop Shop',
              'Stays. Change at the end of a quarter; nil returns are due without interruption.',
            ],
            [
              'Import One-Stop Shop with an intermediary',
              'The number is tied to the intermediary. The new one registers you; carriers and shop use its number from its first day.',
            ],
            [
              'Fiscal representative',
              'The new one is appointed before the old one leaves, with its own guarantee. The VAT number usually stays.',
            ],
            [
              'LUCID and the contract with the dual system',
              'Both are yours and stay. Who reports the quantities of a year is agreed for the whole year.',
            ],
            [
              'Representative for devices, batteries, packaging',
              'A new written mandate. Whether the number is transferred or issued anew is up to the register; we ask it before you give notice.',
            ],
            [
              'Responsible person or EU representative',
              'New name and address on product and listing. Goods already on the market remain the responsibility of those named on them.',
            ],
          ),
        ),
        de: paragraphs(
          'Die Tabelle gilt in beiden Richtungen: wenn Sie zu uns kommen und wenn Sie gehen.',
          table(
            ['Was', 'Wenn der Anbieter wechselt'],
            [
              'Steuernummer, USt-IdNr., Dauerfristverlängerung',
              'Bleiben. Das Finanzamt erhält eine neue Vollmacht, die alte wird widerrufen.',
            ],
            [
              'One-Stop-Shop',
              'Bleibt. Wechseln Sie zum Quartalsende; Nullmeldungen sind ohne Unterbrechung fällig.',
            ],
            [
              'Import-One-Stop-Shop mit Vermittler',
              'Die Nummer hängt am Vermittler. Der neue registriert Sie; Paketdienst und Shop verwenden seine Nummer ab dem ersten Tag.',
            ],
            [
              'Fiskalvertreter',
              'Der neue wird bestellt, bevor der alte ausscheidet, mit eigener Sicherheit. Die USt-IdNr. bleibt in der Regel.',
            ],
            [
              'LUCID und der Vertrag mit dem dualen System',
              'Beide gehören Ihnen und bleiben. Wer die Mengen eines Jahres meldet, wird für das ganze Jahr vereinbart.',
            ],
            [
              'Bevollmächtigter für Geräte, Batterien, Verpackung',
              'Ein neues schriftliches Mandat. Ob die Nummer übergeht oder neu erteilt wird, bestimmt das Register; wir fragen dort, bevor Sie kündigen.',
            ],
            [
              'Verantwortliche Person oder EU-Bevollmächtigter',
              'Neuer Name und neue Anschrift auf Produkt und Angebot. Für Ware, die schon auf dem Markt ist, bleiben die darauf Genannten verantwortlich.',
            ],
          ),
        ),
      },
    },
    {
      blockType: 'prose',
      anchor: 'cost',
      heading: { en: 'What switching costs', de: 'Was der Wechsel kostet' },
      bodyMarkdown: {
        en: paragraphs(
          bullets(
            '**No registration.** The number exists, so you do not pay the price for a registration.',
            '**The returns.** They cost what the [price list](/cht/price) says, from the first period that we prepare.',
            '**The adviser.** The fees are agreed between you and the firm; guide values are in the list.',
            '**Mandates.** A new representative or intermediary costs what the list says for the country.',
          ),
          'If earlier periods are missing or wrong, the tax adviser decides what has to be filed again and gives a price for it first. We do not begin before you accept.',
        ),
        de: paragraphs(
          bullets(
            '**Keine Registrierung.** Die Nummer gibt es schon; den Preis einer Registrierung zahlen Sie nicht.',
            '**Die Meldungen.** Sie kosten, was die [Preisliste](/cht/price) nennt, ab dem ersten Zeitraum, den wir vorbereiten.',
            '**Die Kanzlei.** Das Honorar vereinbaren Sie mit ihr; Richtwerte stehen in der Liste.',
            '**Mandate.** Ein neuer Vertreter oder Vermittler kostet, was die Liste für das Land nennt.',
          ),
          'Fehlen frühere Zeiträume oder stimmen sie nicht, beurteilt die Kanzlei, was nachzumelden ist, und nennt zuerst den Preis. Vor Ihrer Annahme beginnt nichts.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'leave',
      heading: { en: 'How to leave us', de: 'So verlassen Sie uns' },
      lead: {
        en: 'Section 6 of the terms, step by step. You need not give a reason.',
        de: 'Nummer 6 der AGB, Schritt für Schritt. Einen Grund müssen Sie nicht nennen.',
      },
      steps: [
        {
          title: { en: 'Give notice', de: 'Kündigen' },
          text: {
            en: 'An e-mail is enough. Yearly services end after their twelve months, with one month’s notice. Returns can be handed to another firm at the end of any period before that.',
            de: 'Eine E-Mail genügt. Jahresleistungen enden nach ihren zwölf Monaten, mit einer Frist von einem Monat. Meldungen können Sie schon vorher zum Ende jedes Zeitraums einer anderen Stelle übertragen.',
          },
          duration: { en: '1~month’s notice', de: 'Frist 1~Monat' },
        },
        {
          title: { en: 'Agree on the last period', de: 'Den letzten Zeitraum vereinbaren' },
          text: {
            en: 'We confirm for each country which return is the last one that we prepare. It is prepared, approved and filed like every other.',
            de: 'Wir bestätigen für jedes Land, welche Meldung die letzte ist, die wir vorbereiten. Sie wird vorbereitet, freigegeben und übermittelt wie jede andere.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Take your file', de: 'Die Akte mitnehmen' },
          text: {
            en: 'Complete, in open formats, on the day you ask for it, and once more after the last return. There is no charge for it.',
            de: 'Vollständig, in offenen Formaten, an dem Tag, an dem Sie sie verlangen, und noch einmal nach der letzten Meldung. Es kostet nichts.',
          },
          duration: { en: 'Same day', de: 'Am selben Tag' },
        },
        {
          title: { en: 'End the mandates', de: 'Die Mandate beenden' },
          text: {
            en: 'The engagement of the tax adviser is yours: you end it, or keep the firm without us. Where we are your representative, we inform the register or authority as the law requires.',
            de: 'Das Mandat der Kanzlei ist Ihres: Sie beenden es oder behalten die Kanzlei ohne uns. Wo wir Ihr Bevollmächtigter sind, unterrichten wir Register oder Behörde, soweit das Gesetz es verlangt.',
          },
          duration: { en: 'On the day of change', de: 'Am Wechseltag' },
        },
        {
          title: { en: 'Erasure', de: 'Löschung' },
          text: {
            en: 'What no law obliges us to keep is erased once you have confirmed the hand-over. The rest is erased at the end of its period.',
            de: 'Was kein Gesetz uns aufzubewahren verpflichtet, löschen wir, sobald Sie die Übergabe bestätigt haben. Den Rest nach Ablauf der jeweiligen Frist.',
          },
          duration: { en: 'After the hand-over', de: 'Nach der Übergabe' },
        },
      ],
    },
    {
      blockType: 'prose',
      anchor: 'files',
      heading: { en: 'What you take along', de: 'Was Sie mitnehmen' },
      bodyMarkdown: {
        en: paragraphs(
          'In section 6, the [terms](/agreezc#term) promise your files in a common format. These are the formats.',
          table(
            ['What', 'As'],
            ['Notices, letters from authorities and their translations', 'PDF'],
            ['Returns with receipts of transmission and proofs of payment', 'PDF'],
            ['Sales data of every period', 'CSV with the [fourteen columns](/cht/integrations#columns)'],
            ['Reconciliations and the reasons given for warnings', 'CSV and PDF'],
            ['Quantities reported, by register, material and year', 'CSV'],
            ['The page with the facts that each registration is based on', 'PDF'],
            ['Calendar of all dates', 'iCalendar file (.ics)'],
          ),
        ),
        de: paragraphs(
          'Die [AGB](/agreezc#term) sagen unter Nummer 6 ein gängiges Format zu. Dies sind die Formate.',
          table(
            ['Was', 'Als'],
            ['Bescheide, Behördenschreiben und ihre Übersetzungen', 'PDF'],
            ['Meldungen mit Übermittlungsprotokoll und Zahlungsbelegen', 'PDF'],
            ['Verkaufsdaten jedes Zeitraums', 'CSV mit den [vierzehn Spalten](/cht/integrations#columns)'],
            ['Abstimmungen und die Gründe zu Warnungen', 'CSV und PDF'],
            ['Gemeldete Mengen nach Register, Material und Jahr', 'CSV'],
            ['Die Seite mit den Tatsachen, auf denen jede Registrierung beruht', 'PDF'],
            ['Kalender aller Termine', 'iCalendar-Datei (.ics)'],
          ),
        ),
      },
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Asked before a change', de: 'Vor dem Wechsel gefragt' },
      items: [
        {
          question: {
            en: 'What if both firms file the same period?',
            de: 'Was, wenn beide denselben Zeitraum melden?',
          },
          answerMarkdown: {
            en: 'In many countries the second return counts as a correction and replaces the first, and questions follow. That is why the day of change is fixed in writing for each country, and why we prepare nothing for a period that is not ours.',
            de: 'In vielen Ländern gilt die zweite Meldung als Berichtigung und ersetzt die erste; Rückfragen folgen. Deshalb steht der Wechseltag für jedes Land schriftlich fest, und deshalb bereiten wir für einen fremden Zeitraum nichts vor.',
          },
        },
        {
          question: {
            en: 'Can I change in the middle of the year?',
            de: 'Kann ich mitten im Jahr wechseln?',
          },
          answerMarkdown: {
            en: 'Yes, at the end of any period. In countries with an annual return, the adviser who files it needs the figures of the whole year; they are part of the documents above. For quantity reports, the turn of the year is simplest.',
            de: 'Ja, zum Ende jedes Zeitraums. In Ländern mit Jahreserklärung braucht die Kanzlei, die sie abgibt, die Zahlen des ganzen Jahres; sie gehören zu den Unterlagen oben. Für Mengenmeldungen ist der Jahreswechsel am einfachsten.',
          },
        },
        {
          question: {
            en: 'My provider hands nothing over. What can I do?',
            de: 'Mein Anbieter gibt nichts heraus. Was kann ich tun?',
          },
          answerMarkdown: {
            en: 'Much can be had elsewhere: tax offices and registers can give the taxpayer copies of notices and returns, marketplaces keep sales reports, customs agents import documents. We say where to ask and write the letter. The change itself does not depend on it, as long as the day is fixed.',
            de: 'Vieles gibt es auch anderswo: Finanzämter und Register können Kopien von Bescheiden und Meldungen geben, Marktplätze haben die Verkaufsberichte, Zollagenten die Einfuhrbelege. Wir sagen, wo Sie fragen, und entwerfen das Schreiben. Der Wechsel selbst hängt davon nicht ab, solange der Tag feststeht.',
          },
        },
        {
          question: {
            en: 'Returns are missing. Should I sort that out first?',
            de: 'Es fehlen Meldungen. Muss ich das zuerst klären?',
          },
          answerMarkdown: {
            en: 'No, but say so at once. The adviser works out which periods are open and in which order they should be filed; what follows is among the [questions about prices and scope](/cht/Services#questions).',
            de: 'Nein, aber sagen Sie es sofort. Die Kanzlei stellt fest, welche Zeiträume offen sind und in welcher Reihenfolge gemeldet wird; was daraus folgt, steht bei den [Fragen zu Preisen und Umfang](/cht/Services#questions).',
          },
        },
        {
          question: {
            en: 'How long do you keep my data after I have left?',
            de: 'Wie lange behalten Sie meine Daten, wenn ich gegangen bin?',
          },
          answerMarkdown: {
            en: 'Commercial and tax records for the statutory periods, usually six to ten years; records of identity checks usually for five years. The [privacy notice](/agreeys#retention) says so in detail. Keep copies of your own: ours do not replace them.',
            de: 'Handels- und steuerrechtlich relevante Unterlagen für die gesetzlichen Fristen, in der Regel sechs bis zehn Jahre, Unterlagen aus Identitätsprüfungen in der Regel fünf Jahre. Genaueres sagen die [Datenschutzhinweise](/agreeys#retention). Bewahren Sie eigene Kopien auf: Unsere ersetzen sie nicht.',
          },
        },
        {
          question: { en: 'What happens to points and balance?', de: 'Was wird aus Punkten und Guthaben?' },
          answerMarkdown: {
            en: 'A balance that you have paid in is paid back on request when the account ends. Points are not paid out; use them for the last invoices. You can delete the account at any time.',
            de: 'Ein eingezahltes Guthaben wird auf Wunsch ausgezahlt, wenn das Konto endet. Punkte werden nicht ausgezahlt; lösen Sie sie mit den letzten Rechnungen ein. Das Konto können Sie jederzeit löschen.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Which period should be the first one?', de: 'Welcher Zeitraum soll der erste sein?' },
      text: {
        en: 'Name your countries and the day until which you are bound. You will hear within two working days whether it can be done in time.',
        de: 'Nennen Sie Ihre Länder und den Tag, bis zu dem Sie gebunden sind. Innerhalb von zwei Arbeitstagen hören Sie, ob es rechtzeitig geht.',
      },
      actions: [
        {
          label: { en: 'Ask about switching', de: 'Wechsel anfragen' },
          url: '/cht/Contact',
          emphasis: 'primary',
        },
        { label: { en: 'All prices', de: 'Alle Preise' }, url: '/cht/price', emphasis: 'quiet' },
      ],
    },
  ],
};
