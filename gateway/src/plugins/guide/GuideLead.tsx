import Link from 'next/link';
import type { ServerProps } from 'payload';

import { adminLanguage } from '../../domain/languages';

const words = {
  en: {
    lead: 'What you save as a draft stays here. What you publish appears on the website within seconds; each document says whether it is live.',
    guide: 'Read the guide',
  },
  de: {
    lead: 'Was Sie als Entwurf speichern, bleibt hier. Was Sie veröffentlichen, erscheint nach wenigen Sekunden auf der Website; jedes Dokument sagt, ob es dort angekommen ist.',
    guide: 'Zum Leitfaden',
  },
};

/** Above the first page of the admin. */
export function GuideLead({ i18n }: ServerProps) {
  const { lead, guide } = words[adminLanguage(i18n.language)];
  return (
    <p className="dashboard-lead">
      {lead} <Link href="/admin/guide">{guide}</Link>
    </p>
  );
}
