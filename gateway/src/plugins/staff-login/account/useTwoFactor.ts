'use client';

import { useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';

import { useRequest } from '../../../cms/admin/ui/useRequest';
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
}

function stateOf({ isEnabled, recoveryCodesLeft, secret, qrCode, recoveryCodes }: Answer): TwoFactorStatus {
  if (recoveryCodes) return { step: 'codes', recoveryCodes };
  if (secret && qrCode) return { step: 'app', secret, qrCode };
  return isEnabled ? { step: 'on', recoveryCodesLeft } : { step: 'off' };
}

/** One's own second factor, and the steps that turn it on and off. */
export function useTwoFactor() {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const request = useRequest(securityMessages[language].failure);
  const [state, setState] = useState<TwoFactorStatus>({ step: 'loading' });

  const ask = useCallback(
    async (path = '', body?: object): Promise<void> => {
      const answer = await request<Answer>(body ? 'POST' : 'GET', `/users/two-factor${path}`, body);
      if (answer) setState(stateOf(answer));
    },
    [request],
  );
  useEffect(() => {
    // The state changes with the answer, not within the effect.
    // oxlint-disable-next-line react/set-state-in-effect
    void ask();
  }, [ask]);

  return {
    state,
    language,
    begin: (password: string) => ask('', { password }),
    confirm: (code: string) => ask('/confirm', { code }),
    remove: (password: string) => ask('/remove', { password }),
    finish: () => ask(),
  };
}
