'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';

import { AdminTable } from '../../../cms/admin/ui/AdminTable';
import { formatTime } from '../../../cms/admin/ui/formatTime';
import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../../cms/admin/ui/useAnswer';
import { useRequest } from '../../../cms/admin/ui/useRequest';
import type { ListedSession } from '../sessionEndpoints';
import { securityMessages } from './texts';

interface Listed {
  sessions: ListedSession[];
}

/** Lists the sessions of a member of staff; each but the current one can be ended. */
export function Sessions() {
  const words = securityMessages[useAdminLanguage()];
  const request = useRequest(words.failure);
  const [left, setLeft] = useState<Listed>();
  const { data } = useAnswer<Listed>('/users/sessions');
  const { sessions } = left ?? data ?? { sessions: [] };
  const end = async (path = '') =>
    setLeft((await request<Listed>('DELETE', `/users/sessions${path}`)) ?? left);
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
              <Button
                aria-label={`${words.end}: ${device}`}
                buttonStyle="secondary"
                margin={false}
                onClick={() => void end(`/${id}`)}
                size="small"
              >
                {words.end}
              </Button>
            ),
          },
        }))}
      />
      {sessions.length > 1 && (
        <Button buttonStyle="secondary" onClick={() => void end()}>
          {words.endOthers}
        </Button>
      )}
    </section>
  );
}
