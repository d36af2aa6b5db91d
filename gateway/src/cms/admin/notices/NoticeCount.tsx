import Link from 'next/link';
import type { ServerProps } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { countUnread } from '../../../features/notices/notices';
import { isStaffUser } from '../../access/roles';
import { noticeMessages } from './messages';

/** In the header: how many notices wait, with the way to them; nothing where there are none. */
export async function NoticeCount({ payload, user, i18n }: ServerProps) {
  const count = user && isStaffUser(user) ? await countUnread(payload, Number(user.id)) : 0;
  if (count === 0) return null;
  const label = noticeMessages[adminLanguage(i18n.language)].count(count);
  return (
    <Link aria-label={label} className="notice-count" href="/admin/notices" title={label}>
      {count}
    </Link>
  );
}
