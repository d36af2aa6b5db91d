'use client';

import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

import { adminLanguage } from '../../../domain/languages';
import { securityMessages } from './texts';

/** Off, on, or on the way: the app is to be set up, the recovery codes are to be kept. */
export type TwoFactorStatus =
  | { step: 'loading' | 'off' }
  | { step: 'app'; secret: string; qrCode: string }
  | { step: 'codes'; recoveryCodes: string[] }
  | { step: 'on'; recoveryCodesLeft?: number };

interface Answer {
  isEnabled?: boolean;
  recoveryCodesLeft?: number;
  secret?: string;
  qrCode?: string;
  recoveryCodes?: string[];
  errors?: { message: string }[];
}

function stateOf({ isEnabled, recoveryCodesLeft, secret, qrCode, recoveryCodes }: Answer): TwoFactorStatus {
  if (recoveryCodes) return { step: 'codes', recoveryCodes };
  if (secret && qrCode) return { step: 'app', secret, qrCode };
  return isEnabled ? { step: 'on', recoveryCodesLeft } : { step: 'off' };
}

/** One's own second factor, and the steps that turn it on and off. */
export function useTwoFactor() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const [state, setState] = useState<TwoFactorStatus>({ step: 'loading' });

  const ask = useCallback(
    async (path: string, body?: object): Promise<TwoFactorStatus | undefined> => {
      const response = await fetch(`${config.routes.api}/users/two-factor${path}`, {
        headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }).catch(() => undefined);
      const answer = (await response?.json().catch(() => undefined)) as Answer | undefined;
      if (response?.ok && answer) return stateOf(answer);
      toast.error(answer?.errors?.[0]?.message ?? securityMessages[language].failure);
      return undefined;
    },
    [config.routes.api, language],
  );
  const show = useCallback((next: TwoFactorStatus | undefined) => {
    if (next) setState(next);
  }, []);
  useEffect(() => {
    void ask('').then(show);
  }, [ask, show]);

  return {
    state,
    language,
    begin: async (password: string) => show(await ask('', { password })),
    confirm: async (code: string) => show(await ask('/confirm', { code })),
    remove: async (password: string) => show(await ask('/remove', { password })),
    finish: async () => show(await ask('')),
  };
}
