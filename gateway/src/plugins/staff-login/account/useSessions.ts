'use client';

import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

import { adminLanguage } from '../../../domain/languages';
import type { ListedSession } from '../sessionEndpoints';
import { securityMessages } from './texts';

/** One's own sessions, and a way to end one of them or, without an id, all others. */
export function useSessions() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const [sessions, setSessions] = useState<ListedSession[]>([]);

  const ask = useCallback(
    async (method: 'GET' | 'DELETE', id?: number): Promise<ListedSession[] | undefined> => {
      const address = `${config.routes.api}/users/sessions${id === undefined ? '' : `/${id}`}`;
      const answer = await fetch(address, { method, headers: { 'Accept-Language': language } }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { sessions: ListedSession[] }).sessions;
      toast.error(securityMessages[language].failure);
      return undefined;
    },
    [config.routes.api, language],
  );
  useEffect(() => {
    void ask('GET').then((listed) => listed && setSessions(listed));
  }, [ask]);
  const end = async (id?: number) => {
    const left = await ask('DELETE', id);
    if (left) setSessions(left);
  };
  return { sessions, language, end };
}
