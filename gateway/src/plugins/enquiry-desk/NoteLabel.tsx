'use client';

import { useRowLabel } from '@payloadcms/ui';

import { Time } from '../../cms/admin/ui/Time';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';

const words = {
  en: 'New note: signed when it is saved',
  de: 'Neue Notiz: wird beim Speichern unterschrieben',
};

/** Names the author of a note, and when it was written. */
export function NoteLabel() {
  const language = useAdminLanguage();
  const { data } = useRowLabel<{ author?: string | null; time?: string | null }>();
  if (!data.time) return <span>{words[language]}</span>;
  return (
    <span>
      {data.author ?? '–'}, <Time moment={Date.parse(data.time)} />
    </span>
  );
}
