import type { CollectionConfig, Where } from 'payload';

import { retentionDays } from '../../domain/retention';
import { recorded } from '../access/recorded';
import { isAdministratorUser, isEditorUser } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { unlocalisedText } from '../fields/text';

/** Messages that were stored because no SMS or e-mail service is connected. A developer reads code or link here. */
export const sentMessages: CollectionConfig = {
  slug: 'sent-messages',
  labels: {
    singular: { en: 'Sent message', de: 'Gesendete Nachricht' },
    plural: { en: 'Sent messages', de: 'Gesendete Nachrichten' },
  },
  access: {
    ...recorded.access,
    read: ({ req }) => {
      const oldest = new Date(Date.now() - retentionDays.sentMessage * 86_400_000).toISOString();
      if (!isEditorUser(req.user)) return false;
      const kept: Where = { createdAt: { greater_than: oldest } };
      return isAdministratorUser(req.user)
        ? kept
        : { and: [kept, { forAdministrators: { not_equals: true } }] };
    },
  },
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: groups.operations,
    useAsTitle: 'recipient',
    defaultColumns: ['createdAt', 'kind', 'recipient', 'subject', 'text'],
    listSearchableFields: ['recipient', 'subject', 'text'],
    description: {
      en: `Text messages and e-mails, as long as no SMS service (SMS_WEBHOOK_URL) or no mail server (SMTP_URL) is connected. Deleted after ${retentionDays.sentMessage} days.`,
      de: `SMS und E-Mails, solange kein SMS-Dienst (SMS_WEBHOOK_URL) beziehungsweise kein Mailserver (SMTP_URL) angeschlossen ist. Nach ${retentionDays.sentMessage} Tagen gelöscht.`,
    },
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: { en: 'Kind', de: 'Art' },
      required: true,
      defaultValue: 'sms',
      options: [
        { value: 'sms', label: { en: 'Text message', de: 'SMS' } },
        { value: 'email', label: { en: 'E-mail', de: 'E-Mail' } },
      ],
    },
    unlocalisedText('recipient', { en: 'To', de: 'An' }),
    unlocalisedText('subject', { en: 'Subject', de: 'Betreff' }, { optional: true }),
    { name: 'text', type: 'textarea', label: { en: 'Text', de: 'Text' }, required: true },
    /** A link that sets a password of staff is read by those who may set it anyway. */
    { name: 'forAdministrators', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  ],
};
