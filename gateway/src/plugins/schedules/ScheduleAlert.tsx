import Link from 'next/link';
import type { ServerProps } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { adminLanguage } from '../../domain/languages';
import { findAttention } from './findSchedules';
import { scheduleMessages } from './texts';

/** Above every page of the admin as long as something scheduled is late or has failed. */
export async function ScheduleAlert({ payload, user, i18n }: ServerProps) {
  if (!isEditorUser(user ?? null)) return null;
  const language = adminLanguage(i18n.language);
  const { length: count } = await findAttention(payload, language);
  if (count === 0) return null;
  const words = scheduleMessages[language];
  return (
    <p
      role="alert"
      style={{
        margin: 0,
        padding: '12px var(--gutter-h)',
        borderBottom: '2px solid var(--theme-error-500)',
        background: 'var(--theme-error-50)',
        color: 'var(--theme-elevation-1000)',
      }}
    >
      {words.alert(count)} <Link href="/admin/schedules">{words.see}</Link>
    </p>
  );
}
