import type { CollectionConfig } from 'payload';

import { isStaffUser } from '../access/roles';
import { groups } from '../admin/groups';
import { plainText } from '../fields/text';

/** Days. */
export const messageRetention = 30;

const nobody = () => false;

/** Where text messages go when no webhook sends them: whoever tries the site out reads their code here. */
export const sentMessages: CollectionConfig = {
  slug: 'sent-messages',
  labels: {
    singular: { en: 'Sent message', de: 'Gesendete Nachricht' },
    plural: { en: 'Sent messages', de: 'Gesendete Nachrichten' },
  },
  access: {
    read: ({ req }) => {
      const oldest = new Date(Date.now() - messageRetention * 86_400_000).toISOString();
      return isStaffUser(req.user) && { createdAt: { greater_than: oldest } };
    },
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: groups.operations,
    hideAPIURL: true,
    useAsTitle: 'recipient',
    defaultColumns: ['createdAt', 'recipient', 'text'],
    listSearchableFields: ['recipient', 'text'],
    description: {
      en: `Text messages to merchants, as long as no SMS service is connected (SMS_WEBHOOK_URL). Deleted after ${messageRetention} days.`,
      de: `SMS an Händler, solange kein SMS-Dienst angeschlossen ist (SMS_WEBHOOK_URL). Nach ${messageRetention} Tagen gelöscht.`,
    },
  },
  fields: [
    plainText('recipient', { en: 'To', de: 'An' }),
    { name: 'text', type: 'textarea', label: { en: 'Text', de: 'Text' }, required: true },
  ],
};
