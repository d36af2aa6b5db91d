import type { AdminViewServerProps } from 'payload';

import { isEditorUser } from '../../access/roles';
import { adminLanguage } from '../../domain/languages';
import { findSchedules } from '../../schedules/findSchedules';
import { timeWithZone } from '../../schedules/scheduleState';
import { AdminPage } from '../AdminPage';

import { CancelSchedule } from './CancelSchedule';
import { scheduleWords } from './words';

const cell = { padding: '10px 16px 10px 0', textAlign: 'left', verticalAlign: 'baseline' } as const;
const line = { borderBottom: '1px solid var(--theme-elevation-150)' } as const;
const overdue = { color: 'var(--theme-error-500)', fontWeight: 600 } as const;

/** The list of what is due, with cancel. */
export async function SchedulesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const words = scheduleWords[language];
  const schedules = isEditorUser(req.user) ? await findSchedules(req.payload, new Date(), language) : [];
  return (
    <AdminPage {...props} title={words.title}>
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{words.lead}</p>
      {schedules.length === 0 && <p>{words.none}</p>}
      {schedules.length > 0 && (
        <div style={{ overflowX: 'auto' }}>
          <table style={{ width: '100%', borderCollapse: 'collapse' }}>
            <thead>
              <tr style={line}>
                {[words.what, words.action, words.time, words.state].map((heading) => (
                  <th key={heading} scope="col" style={cell}>
                    {heading}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {schedules.map(({ id, title, path, type, locale, time, timezone, state }) => (
                <tr key={id} style={line}>
                  <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                    <a href={path}>{title}</a>
                  </th>
                  <td style={cell}>
                    {words[type]}, {locale ? words.locales[locale] : words.allLocales}
                  </td>
                  <td style={{ ...cell, fontVariantNumeric: 'tabular-nums' }}>
                    <time dateTime={time.toISOString()}>{timeWithZone(time, timezone)}</time>
                  </td>
                  <td style={state === 'due' ? cell : { ...cell, ...overdue }}>{words[state]}</td>
                  <td style={cell}>
                    <CancelSchedule id={id} label={words.cancel} about={title} failure={words.notCancelled} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AdminPage>
  );
}
