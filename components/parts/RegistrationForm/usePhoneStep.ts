import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useState } from 'react';

import { isPhoneNumber, normalisePhoneNumber } from '@/contract/lists/phoneNumber';
import { loadChunk } from '@/services/browser/loading/chunk';
import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import { registrationKeys } from '@/services/browser/storage/registrationState';
import type { CodeSent, RegistrationFault } from '@/services/domain/accounts/account';
import { useSingleRun } from '@/services/hooks/useSingleRun';

import { toRegistrationError, useRegistrationErrorText } from './useRegistrationErrorText';

/** Error texts by field; `form` is for the form as a whole. */
interface PhoneStepErrors {
  phone?: string;
  captcha?: string;
  form?: string;
}

const fieldOf: Partial<Record<RegistrationFault, keyof PhoneStepErrors>> = {
  phone: 'phone',
  country: 'phone',
  captcha: 'captcha',
};

/**
 * State and actions of the first step, which has a captcha beside its one field.
 */
export function usePhoneStep(onSent: (phone: string, sent: CodeSent) => void) {
  const { t } = useTranslation('registration');
  const faultText = useRegistrationErrorText();
  const [phone, setPhone] = useState('');
  const [token, setToken] = useState('');
  const [faults, setFaults] = useState<PhoneStepErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [captchaRound, setCaptchaRound] = useState(0);

  useEffect(() => {
    const kept = loadFormState<string>(registrationKeys.number);
    // The browser's storage is not available while the server renders.
    // oxlint-disable-next-line react/set-state-in-effect
    if (kept) setPhone(kept);
  }, []);

  const typePhone = (typed: string) => {
    setPhone(typed);
    saveFormState(registrationKeys.number, typed);
    setFaults(({ captcha }) => ({ captcha }));
  };
  const takeToken = useCallback((given: string) => {
    setToken(given);
    if (given) setFaults(({ phone: wrong }) => ({ phone: wrong }));
  }, []);
  /** A token is good for one message. */
  const dropToken = () => {
    setToken('');
    setCaptchaRound((before) => before + 1);
  };
  const fail = (wrong: PhoneStepErrors) => {
    setFaults(wrong);
    setAttempts((before) => before + 1);
  };

  const { run: send, isRunning } = useSingleRun(async () => {
    const number = normalisePhoneNumber(phone);
    if (!isPhoneNumber(number) || !token)
      return fail({
        ...(!isPhoneNumber(number) && { phone: t('fault.phone') }),
        ...(!token && { captcha: t('captcha.missing') }),
      });
    try {
      const { sendCode } = await loadChunk(() => import('@/services/browser/api/accounts'));
      onSent(number, await sendCode({ phone: number, captchaToken: token }));
      setFaults({});
      dropToken();
    } catch (error) {
      const fault = toRegistrationError(error);
      // Without an answer, the token may still be unused.
      if (fault.reason !== 'unavailable') dropToken();
      fail({ [fieldOf[fault.reason] ?? 'form']: faultText(fault) });
    }
  });

  return { phone, typePhone, takeToken, captchaRound, faults, attempts, send, isRunning };
}
