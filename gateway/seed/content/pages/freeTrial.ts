import { bullets, paragraphs } from '../markdown';
import type { SeedPage } from '../types';
import { workspacePicture } from '../workspacePicture';

export const freeTrial: SeedPage = {
  pageKey: 'freeTrial',
  title: { en: 'Free trial', de: 'Kostenlos testen' },
  metaTitle: {
    en: 'Free trial: 30 days of workspace and calendar',
    de: 'Kostenlos testen: 30 Tage Arbeitsbereich und Kalender',
  },
  metaDescription: {
    en: 'Try the Kompassa workspace for 30 days: duty check, calendar of deadlines and a data check for one period. It ends by itself; no payment data needed.',
    de: 'Testen Sie den Arbeitsbereich von Kompassa 30 Tage lang: Pflichtenprüfung, Fristenkalender und Datenprüfung für einen Zeitraum. Endet von selbst, ohne Zahlungsdaten.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Free trial', de: 'Kostenlos testen' },
      title: {
        en: 'Thirty days to see your own dates',
        de: 'Dreißig Tage, um Ihre eigenen Fristen zu sehen',
      },
      lead: {
        en: 'Open a workspace, tell us what you sell and where, and watch the calendar fill up. The trial costs nothing, asks for no payment data and ends by itself.',
        de: 'Öffnen Sie einen Arbeitsbereich, sagen Sie uns, was Sie wo verkaufen, und sehen Sie zu, wie sich der Kalender füllt. Der Test kostet nichts, verlangt keine Zahlungsdaten und endet von selbst.',
      },
      actions: [
        {
          label: { en: 'Request a trial', de: 'Test anfragen' },
          url: '/freeTrial#enquiry',
          emphasis: 'primary',
        },
        { label: { en: 'What is included', de: 'Was enthalten ist' }, url: '#included', emphasis: 'quiet' },
      ],
    },
    {
      blockType: 'keyFigures',
      anchor: 'figures',
      heading: { en: 'The trial in three figures', de: 'Der Test in drei Zahlen' },
      items: [
        {
          value: { en: '30~days', de: '30~Tage' },
          label: { en: 'Duration', de: 'Dauer' },
          note: {
            en: 'From the day the workspace is opened',
            de: 'Ab dem Tag, an dem der Arbeitsbereich geöffnet wird',
          },
        },
        {
          value: { en: '€0', de: '0~€' },
          label: { en: 'Price', de: 'Preis' },
          note: { en: 'No payment data, no renewal', de: 'Keine Zahlungsdaten, keine Verlängerung' },
        },
        {
          value: { en: '1~country', de: '1~Land' },
          label: { en: 'Checked in full', de: 'Vollständig geprüft' },
          note: {
            en: 'Of your choice, up to three product groups',
            de: 'Nach Ihrer Wahl, bis zu drei Produktgruppen',
          },
        },
      ],
    },
    {
      blockType: 'cardGrid',
      anchor: 'included',
      heading: { en: 'What is included', de: 'Was enthalten ist' },
      lead: {
        en: 'Everything you need to judge whether the work suits you.',
        de: 'Alles, was Sie brauchen, um zu beurteilen, ob die Zusammenarbeit zu Ihnen passt.',
      },
      cards: [
        {
          icon: 'shield',
          title: { en: 'Duty check', de: 'Pflichtenprüfung' },
          text: {
            en: 'A written list for one country, assessed by licensed advisers: what is due, from when, and what does not apply to you.',
            de: 'Eine schriftliche Liste für ein Land, beurteilt von zugelassenen Beratern: was ab wann fällig ist und was Sie nicht betrifft.',
          },
        },
        {
          icon: 'calendar',
          title: { en: 'Calendar', de: 'Fristenkalender' },
          text: {
            en: 'The dates that follow from the list, also as a file for your own calendar, with a reminder a week before.',
            de: 'Die Termine, die sich aus der Liste ergeben, auch als Datei für Ihren eigenen Kalender, mit einer Erinnerung eine Woche vorher.',
          },
        },
        {
          icon: 'ledger',
          title: { en: 'Data check', de: 'Datenprüfung' },
          text: {
            en: 'One period of sales data is read in and reconciled. You see gaps and double entries before an authority does.',
            de: 'Die Verkaufsdaten eines Zeitraums werden eingelesen und abgestimmt. Lücken und Doppelungen sehen Sie, bevor eine Behörde sie sieht.',
          },
          url: '/cht/integrations',
        },
        {
          icon: 'document',
          title: { en: 'Document folder', de: 'Unterlagenmappe' },
          text: {
            en: 'The standard pack, checked once. If you stay, it serves every later application.',
            de: 'Die Standardmappe, einmal geprüft. Wenn Sie bleiben, dient sie jedem späteren Antrag.',
          },
        },
      ],
    },
    workspacePicture,
    {
      blockType: 'prose',
      anchor: 'not-included',
      heading: { en: 'What is not', de: 'Was nicht enthalten ist' },
      bodyMarkdown: {
        en: paragraphs(
          'In the trial you can look at everything, but nothing is filed. It does not include',
          bullets(
            'applications to authorities, registers or banks',
            'tax returns',
            'appointment as an authorised representative, intermediary or responsible person',
            'tax or legal advice',
          ),
          'We collect and check documents and data; tax returns are prepared and filed by licensed tax advisers on their own responsibility. You engage the adviser separately.',
          'If you have a deadline within the thirty days, tell us at once: the calendar will show it, but the trial will not meet it for you.',
        ),
        de: paragraphs(
          'Im Test sehen Sie sich alles an, eingereicht wird nichts. Nicht enthalten sind',
          bullets(
            'Anträge bei Behörden, Registern oder Banken',
            'Steuererklärungen',
            'die Bestellung als Bevollmächtigter, Vermittler oder verantwortliche Person',
            'Steuer- oder Rechtsberatung',
          ),
          'Wir sammeln und prüfen Unterlagen und Daten; Steuererklärungen erstellen und übermitteln zugelassene Steuerberaterinnen und Steuerberater in eigener Verantwortung. Die Kanzlei beauftragen Sie gesondert.',
          'Fällt eine Frist in die dreißig Tage, sagen Sie es uns sofort: Der Kalender zeigt sie, aber der Test hält sie nicht für Sie ein.',
        ),
      },
    },
    {
      blockType: 'steps',
      anchor: 'how',
      heading: { en: 'How it works', de: 'So läuft es ab' },
      steps: [
        {
          title: { en: 'Ask', de: 'Anfragen' },
          text: {
            en: 'You name the country and your products in the form above and confirm the e-mail that follows.',
            de: 'Sie nennen im Formular oben das Land und Ihre Produkte und bestätigen die E-Mail, die darauf folgt.',
          },
          duration: { en: '5~minutes', de: '5~Minuten' },
        },
        {
          title: { en: 'Open', de: 'Öffnen' },
          text: {
            en: 'We open the workspace; you register with a mobile number, which is also your login.',
            de: 'Wir öffnen den Arbeitsbereich; Sie registrieren sich mit einer Mobilnummer, mit der Sie sich auch anmelden.',
          },
          duration: { en: 'Next working day', de: 'Nächster Arbeitstag' },
        },
        {
          title: { en: 'Describe', de: 'Beschreiben' },
          text: {
            en: 'Goods, warehouses, channels, buyers: a short form, with help beside every question.',
            de: 'Waren, Lager, Kanäle, Käufer: ein kurzes Formular mit einer Erläuterung zu jeder Frage.',
          },
          duration: { en: '20~minutes', de: '20~Minuten' },
        },
        {
          title: { en: 'Receive the list', de: 'Liste erhalten' },
          text: {
            en: 'We sort your answers; licensed advisers, for tax Ostervik & Thal, write the list of duties. The calendar follows from it.',
            de: 'Wir ordnen Ihre Angaben; zugelassene Berater, bei Steuerfragen die Kanzlei Ostervik & Thal, schreiben die Liste der Pflichten. Daraus entsteht der Kalender.',
          },
          duration: { en: '2~working days', de: '2~Arbeitstage' },
        },
        {
          title: { en: 'Decide', de: 'Entscheiden' },
          text: {
            en: 'Order what you need, or do nothing: the workspace is then closed, and your data is deleted thirty days later.',
            de: 'Beauftragen Sie, was Sie brauchen, oder tun Sie nichts: Dann wird der Arbeitsbereich geschlossen, und Ihre Daten werden dreißig Tage später gelöscht.',
          },
          duration: { en: 'Within 30~days', de: 'Innerhalb von 30~Tagen' },
        },
      ],
    },
    {
      blockType: 'faq',
      anchor: 'questions',
      heading: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      items: [
        {
          question: { en: 'Does the trial turn into a contract?', de: 'Wird aus dem Test ein Vertrag?' },
          answerMarkdown: {
            en: 'No. It ends after thirty days without notice. A contract begins only with a quote that you have accepted.',
            de: 'Nein. Er endet nach dreißig Tagen, ohne dass Sie kündigen müssen. Ein Vertrag entsteht erst mit einem Angebot, das Sie angenommen haben.',
          },
        },
        {
          question: { en: 'What happens to my data?', de: 'Was geschieht mit meinen Daten?' },
          answerMarkdown: {
            en: 'It is used for the trial alone. If you order nothing, we delete the workspace thirty days after its end. Details are in the [privacy notice](/agreeys#enquiries).',
            de: 'Sie dienen allein dem Test. Wenn Sie nichts beauftragen, löschen wir den Arbeitsbereich dreißig Tage nach dessen Ende. Näheres steht in den [Datenschutzhinweisen](/agreeys#enquiries).',
          },
        },
        {
          question: {
            en: 'Who works on my file, and what would it cost later?',
            de: 'Wer arbeitet an meiner Akte, und was würde es später kosten?',
          },
          answerMarkdown: {
            en: 'Our pages show [the people and their responsibilities](/cht/aboutUs#people), [who files](/cht/About#who-files), [whose name is on it](/cht/About#signatures) and [where your data is kept](/cht/About#data). [Two worked cases](/cht/About#example) and a [sample quote](/operationManual#sample-offer), also as a PDF, show every cost. Prices are net, plus statutory VAT where applicable.',
            de: 'Auf unseren Seiten finden Sie [die Menschen und ihre Zuständigkeiten](/cht/aboutUs#people), [wer einreicht](/cht/About#who-files), [wessen Name darunter steht](/cht/About#signatures) und [wo die Daten liegen](/cht/About#data). [Zwei durchgerechnete Fälle](/cht/About#example) und ein [Musterangebot](/operationManual#sample-offer), auch als PDF, zeigen alle Kosten. Preise sind netto, zzgl. gesetzlicher USt., soweit sie anfällt.',
          },
        },
        {
          question: {
            en: 'Can I try it for a company that does not exist yet?',
            de: 'Kann ich für ein Unternehmen testen, das es noch nicht gibt?',
          },
          answerMarkdown: {
            en: 'Yes. Say what you plan; the list then names what is due before the first sale.',
            de: 'Ja. Sagen Sie, was Sie vorhaben; die Liste nennt dann, was vor dem ersten Verkauf fällig ist.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: { en: 'Shall we open a workspace?', de: 'Sollen wir einen Arbeitsbereich öffnen?' },
      text: {
        en: 'Five entries are enough. We will open it on the next working day.',
        de: 'Fünf Angaben genügen. Wir öffnen ihn am nächsten Arbeitstag.',
      },
      actions: [
        {
          label: { en: 'Request a trial', de: 'Test anfragen' },
          url: '/freeTrial#enquiry',
          emphasis: 'primary',
        },
        { label: { en: 'Contact us', de: 'Kontakt aufnehmen' }, url: '/cht/Contact', emphasis: 'quiet' },
      ],
    },
  ],
};
