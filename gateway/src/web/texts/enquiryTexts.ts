import { retentionDays } from '../../domain/retention';
import { bilingual } from './bilingual';

interface EnquiryTexts {
  lead: string;
  none: string;
  write: string;
  sentOn: (day: string) => string;
  /** The button that adds an enquiry of no account. */
  claim: string;
  toAccount: string;
}

const days = retentionDays.confirmedEnquiry;

export const enquiryTexts = bilingual<EnquiryTexts>({
  en: {
    lead: `Your messages and the status of each. They are deleted ${days}\u00a0days after you confirmed them.`,
    none: 'Your account has no messages yet. A message appears here if you are logged in when you confirm it through the link in our e-mail; open that link again to add an earlier one.',
    write: 'Write to us',
    sentOn: (day) => `Confirmed on ${day}`,
    claim: 'Add it to my account',
    toAccount: 'To your enquiries',
  },
  de: {
    lead: `Ihre Nachrichten und der Stand jeder einzelnen. ${days}\u00a0Tage nach der Bestätigung werden sie gelöscht.`,
    none: 'Zu Ihrem Konto gehört keine Nachricht. Eine Nachricht erscheint hier, wenn Sie angemeldet sind, während Sie sie über den Link in unserer E-Mail bestätigen; öffnen Sie den Link noch einmal, um eine frühere hinzuzufügen.',
    write: 'Schreiben Sie uns',
    sentOn: (day) => `Bestätigt am ${day}`,
    claim: 'Meinem Konto hinzufügen',
    toAccount: 'Zu Ihren Anfragen',
  },
});
