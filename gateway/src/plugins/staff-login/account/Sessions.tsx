'use client';

import { useReducer } from 'react';

import { AdminTable } from '../../../cms/admin/ui/AdminTable';
import { formatTime } from '../../../cms/admin/ui/formatTime';
import { RequestButton } from '../../../cms/admin/ui/RequestButton';
import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../../cms/admin/ui/useAnswer';
import type { ListedSession } from '../sessionEndpoints';
import { securityMessages } from './texts';

const path = '/users/sessions';

/** Lists the sessions of a member of staff; each but the current one can be ended. */
export function Sessions() {
  const words = securityMessages[useAdminLanguage()];
  const [turn, askAgain] = useReducer((last: number) => last + 1, 0);
  const { sessions } = useAnswer<{ sessions: ListedSession[] }>(path, turn).data ?? { sessions: [] };
  const toEnd = { method: 'DELETE', failure: words.failure, onDone: askAgain } as const;
  return (
    <section className="account-security">
      <h3>{words.sessions}</h3>
      <p>{words.sessionsLead}</p>
      <AdminTable
        labels="short"
        rows={sessions.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => ({
          key: id,
          cells: {
            [words.device]: device,
            [words.since]: formatTime(startedAt),
            [words.lastUsed]: formatTime(lastUsedAt),
            '': isCurrent ? (
              words.thisDevice
            ) : (
              <RequestButton
                {...toEnd}
                about={`${words.end}: ${device}`}
                label={words.end}
                path={`${path}/${id}`}
              />
            ),
          },
        }))}
      />
      {sessions.length > 1 && <RequestButton {...toEnd} label={words.endOthers} path={path} />}
    </section>
  );
}
