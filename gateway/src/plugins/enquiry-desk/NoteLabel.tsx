'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

import { Time } from '../../cms/admin/ui/Time';
import { adminLanguage } from '../../domain/languages';

const words = {
  en: 'New note: signed when it is saved',
  de: 'Neue Notiz: wird beim Speichern unterschrieben',
};

/** Names the author of a note, and when it was written. */
export function NoteLabel() {
  const { i18n } = useTranslation();
  const { data } = useRowLabel<{ author?: string | null; time?: string | null }>();
  if (!data.time) return <span>{words[adminLanguage(i18n.language)]}</span>;
  return (
    <span>
      {data.author ?? '–'}, <Time moment={Date.parse(data.time)} />
    </span>
  );
}
