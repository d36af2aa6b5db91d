import { retentionDays } from '../../domain/retention';
import { bilingual } from './bilingual';

interface State {
  title: string;
  lead: string;
}

interface ConfirmTexts {
  open: State;
  /** The button. */
  confirm: string;
  done: Record<'contact' | 'freeTrial', State>;
  already: (time: string) => State;
  expired: State;
  unknown: State;
  again: string;
  write: string;
  home: string;
}

const unconfirmed = retentionDays.unconfirmedEnquiry;

/** Texts of the page that the link in an e-mail leads to. */
export const confirmTexts = bilingual<ConfirmTexts>({
  en: {
    open: {
      title: 'Confirm your message',
      lead: 'Press the button to send it to the people who will answer it.',
    },
    confirm: 'Yes, it came from me',
    done: {
      contact: {
        title: 'Confirmed. Thank you.',
        lead: 'We have your message. You will receive an answer by e-mail within two working days.',
      },
      freeTrial: {
        title: 'Confirmed. Thank you.',
        lead: 'We have your request. On the next working day you will receive an e-mail with access to your workspace.',
      },
    },
    already: (time) => ({
      title: 'Already confirmed',
      lead: `The message was confirmed on ${time}. There is nothing left to do.`,
    }),
    expired: {
      title: 'This link has expired',
      lead: 'The message was not confirmed in time, and nobody has read it. Please send the form once more.',
    },
    unknown: {
      title: 'There is no message for this link',
      lead: `Perhaps part of it was lost in copying, or we have sent you a newer e-mail: only the link in that one works. Messages that nobody confirms are deleted after ${unconfirmed}\u00a0days.`,
    },
    again: 'Back to the form',
    write: 'Or write to',
    home: 'To the home page',
  },
  de: {
    open: {
      title: 'Nachricht bestätigen',
      lead: 'Mit einem Klick auf die Schaltfläche geht sie an die Menschen, die sie beantworten.',
    },
    confirm: 'Ja, sie stammt von mir',
    done: {
      contact: {
        title: 'Bestätigt. Vielen Dank.',
        lead: 'Ihre Nachricht ist bei uns. Sie erhalten innerhalb von zwei Arbeitstagen eine Antwort per E-Mail.',
      },
      freeTrial: {
        title: 'Bestätigt. Vielen Dank.',
        lead: 'Ihre Anfrage ist bei uns. Am nächsten Arbeitstag erhalten Sie eine E-Mail mit dem Zugang zu Ihrem Arbeitsbereich.',
      },
    },
    already: (time) => ({
      title: 'Bereits bestätigt',
      lead: `Die Nachricht wurde am ${time} bestätigt. Es ist nichts weiter zu tun.`,
    }),
    expired: {
      title: 'Dieser Link ist abgelaufen',
      lead: 'Die Nachricht wurde nicht rechtzeitig bestätigt, und niemand hat sie gelesen. Bitte senden Sie das Formular noch einmal.',
    },
    unknown: {
      title: 'Zu diesem Link gibt es keine Nachricht',
      lead: `Vielleicht ging beim Kopieren ein Teil verloren, oder es gibt eine neuere E-Mail von uns: Dann gilt nur deren Link. Nachrichten, die niemand bestätigt, werden nach ${unconfirmed}\u00a0Tagen gelöscht.`,
    },
    again: 'Zurück zum Formular',
    write: 'Oder schreiben Sie an',
    home: 'Zur Startseite',
  },
});
