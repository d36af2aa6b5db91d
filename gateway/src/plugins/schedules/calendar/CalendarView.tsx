import Link from 'next/link';
import type { AdminViewServerProps } from 'payload';

import { isStaffUser } from '../../../cms/access/roles';
import { AdminPage } from '../../../cms/admin/ui/AdminPage';
import { adminLanguage } from '../../../domain/languages';
import { CalendarMonth } from './CalendarMonth';
import { findCalendar } from './findCalendar';
import { monthAfter, monthOf, periodOf } from './month';
import { calendarMessages, calendarTitle } from './texts';

/** Everything that happens by itself, month by month; for all who work here, because texts have to be ready by then. */
export async function CalendarView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const words = calendarMessages[language];
  const now = new Date();
  const month = monthOf(props.searchParams?.month, now);
  const entries = isStaffUser(req.user)
    ? await findCalendar(req.payload, periodOf(month), { now, language })
    : [];
  const name = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01`));
  const address = (count: number) => `/admin/calendar?month=${monthAfter(month, count)}`;
  return (
    <AdminPage {...props} title={calendarTitle[language]}>
      <p className="calendar__lead">{words.lead}</p>
      <nav aria-label={words.months} className="admin-filter calendar__months">
        <Link href={address(-1)}>← {words.previous}</Link>
        <Link href="/admin/calendar">{words.thisMonth}</Link>
        <Link href={address(1)}>{words.next} →</Link>
      </nav>
      <h2 className="calendar__month">{name}</h2>
      <CalendarMonth entries={entries} language={language} month={month} now={now.getTime()} />
    </AdminPage>
  );
}
