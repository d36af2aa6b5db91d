import type { GlobalConfig } from 'payload';

import { administrators, isAdministratorUser, staff } from '../../cms/access/roles';
import { groups } from '../../cms/admin/ui/groups';

/** Whether publishing needs a second person. */
export const publishingRules: GlobalConfig = {
  slug: 'publishing-rules',
  label: { en: 'Publishing rules', de: 'Regeln fürs Veröffentlichen' },
  access: { read: staff, update: administrators },
  admin: {
    group: groups.administration,
    hidden: ({ user }) => !isAdministratorUser(user),
  },
  fields: [
    {
      name: 'isApprovalRequired',
      type: 'checkbox',
      label: { en: 'Publishing needs an approval', de: 'Veröffentlichen braucht eine Freigabe' },
      defaultValue: false,
      admin: {
        description: {
          en: 'Editors and translators then publish only drafts that one person has submitted and another one has approved, under “Review” beside the document. A draft that is changed afterwards needs a new approval. Administrators publish without one, and only they unpublish or delete what is published. What has no drafts, such as images with their descriptions, PDFs and redirects, is changed without an approval.',
          de: 'Redaktion und Übersetzung veröffentlichen dann nur Entwürfe, die eine Person zur Freigabe eingereicht und eine andere freigegeben hat, unter „Freigabe“ neben dem Dokument. Ein Entwurf, der danach geändert wird, braucht eine neue Freigabe. Die Administration veröffentlicht ohne, und nur sie zieht Veröffentlichtes zurück oder löscht es. Was keine Entwürfe hat, etwa Bilder mit ihren Beschreibungen, PDFs und Weiterleitungen, wird ohne Freigabe geändert.',
        },
      },
    },
  ],
};
