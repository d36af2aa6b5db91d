import type { AdminViewServerProps } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { adminPathOf, findNotices, noticeText } from '../../../features/notices/notices';
import { AdminPage } from '../ui/AdminPage';
import { RequestButton } from '../ui/RequestButton';
import { Time } from '../ui/Time';
import { noticeMessages } from './messages';

/** The notices of whoever is logged in, the newest first. */
export async function NoticesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const words = noticeMessages[language];
  const notices = req.user ? await findNotices(req.payload, Number(req.user.id)) : [];
  return (
    <AdminPage {...props} title={words.title}>
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{words.lead}</p>
      {notices.length === 0 && <p>{words.none}</p>}
      {notices.some(({ isRead }) => !isRead) && (
        <RequestButton method="POST" path="/notices/read" failure={words.failure} label={words.readAll} />
      )}
      <ul className="notice-list">
        {notices.map((notice) => (
          <li key={notice.id}>
            <a href={adminPathOf(notice.document)}>{noticeText(notice, language)}</a>
            {!notice.isRead && <strong> {words.isNew}</strong>}
            <br />
            <Time moment={notice.at} />
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
