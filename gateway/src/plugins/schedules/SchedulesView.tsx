import type { AdminViewServerProps } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { RequestButton } from '../../cms/admin/ui/RequestButton';
import { Time } from '../../cms/admin/ui/Time';
import { adminLanguage } from '../../domain/languages';
import { timeWithZone } from '../../platform/plugins/scheduleState';
import { findSchedules } from './findSchedules';
import { scheduleMessages } from './texts';

/** The list of what is due, with cancel. */
export async function SchedulesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const words = scheduleMessages[language];
  const isEditor = isEditorUser(req.user);
  const schedules = isEditor ? await findSchedules(req.payload, new Date(), language) : [];
  return (
    <AdminPage {...props} title={words.title}>
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{words.lead}</p>
      {schedules.length === 0 && <p>{isEditor ? words.none : words.forEditors}</p>}
      {schedules.length > 0 && (
        <AdminTable
          rows={schedules.map(({ cancel, title, path, type, locale, time, timezone, state, reason }) => ({
            key: cancel.path,
            cells: {
              [words.what]: <a href={path}>{title}</a>,
              [words.action]: `${words[type]}, ${locale ? words.locales[locale] : words.allLocales}`,
              [words.time]: (
                <>
                  <Time moment={time.getTime()} />
                  <br />
                  {words.planned} {timeWithZone(time, timezone)}
                </>
              ),
              [words.state]: (
                <>
                  <span className={state === 'due' ? undefined : 'admin-table__overdue'}>{words[state]}</span>
                  {reason && <p className="admin-quiet">{reason}</p>}
                </>
              ),
              '': (
                <RequestButton
                  {...cancel}
                  label={words.cancel}
                  about={`${words.cancel}: ${title}`}
                  failure={words.notCancelled}
                />
              ),
            },
          }))}
        />
      )}
    </AdminPage>
  );
}
