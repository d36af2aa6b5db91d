'use client';

import { Button } from '@payloadcms/ui';

import { formatTime } from '../../../cms/admin/ui/formatTime';
import { securityMessages } from './texts';
import { useSessions } from './useSessions';

/** Lists the sessions of a member of staff; each but the current one can be ended. */
export function Sessions() {
  const { sessions, language, end } = useSessions();
  const words = securityMessages[language];
  return (
    <section className="account-security">
      <h3>{words.sessions}</h3>
      <p>{words.sessionsLead}</p>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">{words.device}</th>
            <th scope="col">{words.since}</th>
            <th scope="col">{words.lastUsed}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
            <tr key={id}>
              <th scope="row">{device}</th>
              <td data-label={words.since}>{formatTime(startedAt)}</td>
              <td data-label={words.lastUsed}>{formatTime(lastUsedAt)}</td>
              <td>
                {isCurrent ? (
                  words.thisDevice
                ) : (
                  <Button
                    aria-label={`${words.end}: ${device}`}
                    buttonStyle="secondary"
                    margin={false}
                    onClick={() => void end(id)}
                    size="small"
                  >
                    {words.end}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sessions.length > 1 && (
        <Button buttonStyle="secondary" onClick={() => void end()}>
          {words.endOthers}
        </Button>
      )}
    </section>
  );
}
