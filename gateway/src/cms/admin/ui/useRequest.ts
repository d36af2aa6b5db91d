'use client';

import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';

/** Why something was not done, and where several documents are the reason, what each of them lacks. */
export interface Refusal {
  message: string;
  problems: { title: string; reasons: string[] }[];
  /** The name of the reason, where the server gives it one. */
  reason?: string;
}
interface RefusalBody {
  errors?: { message: string }[];
  problems?: Refusal['problems'];
  reason?: string;
}

const showToast = ({ message }: Refusal): void => void toast.error(message);

/**
 * Sends requests of the admin, in its language; answers with the body, or undefined after a refusal, which is shown.
 * @param failure what is said where there is no answer
 */
export function useRequest(failure: string, onRefusal = showToast) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { api } = config.routes;
  const { language } = i18n;
  return useCallback(
    async <T>(method: string, path: string, body?: object): Promise<T | undefined> => {
      const response = await fetch(api + path, {
        method,
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      const given = (await response?.json().catch(() => undefined)) as (T & RefusalBody) | undefined;
      if (response?.ok) return given ?? ({} as T);
      const [message = ''] = (given?.errors?.[0]?.message ?? failure).split('\n');
      onRefusal({ message, problems: given?.problems ?? [], reason: given?.reason });
      return undefined;
    },
    [api, failure, language, onRefusal],
  );
}
