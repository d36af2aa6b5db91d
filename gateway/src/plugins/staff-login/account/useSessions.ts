'use client';

import { useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

import { useRequest } from '../../../cms/admin/ui/useRequest';
import { adminLanguage } from '../../../domain/languages';
import type { ListedSession } from '../sessionEndpoints';
import { securityMessages } from './texts';

/** One's own sessions, and a way to end one of them or, without an id, all others. */
export function useSessions() {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const request = useRequest(securityMessages[language].failure);
  const [sessions, setSessions] = useState<ListedSession[]>([]);

  const ask = useCallback(
    async (method: 'GET' | 'DELETE', path = '') => {
      const answer = await request<{ sessions: ListedSession[] }>(method, `/users/sessions${path}`);
      if (answer) setSessions(answer.sessions);
    },
    [request],
  );
  useEffect(() => {
    // The state changes with the answer, not within the effect.
    // oxlint-disable-next-line react/set-state-in-effect
    void ask('GET');
  }, [ask]);
  return { sessions, language, end: (id?: number) => ask('DELETE', id === undefined ? '' : `/${id}`) };
}
