import { useTranslation } from 'next-i18next/pages';

import { RegistrationError } from '@/services/domain/accounts/account';

/** From here on a wait is told in minutes. */
const longSeconds = 90;

/** Returns a function for the text of a registration error. */
export function useRegistrationErrorText() {
  const { t } = useTranslation('registration');
  return ({ reason, retryAfter }: RegistrationError): string => {
    if (reason !== 'tooMany') return t(`fault.${reason}`);
    return retryAfter > longSeconds
      ? t('fault.tooManyMinutes', { count: Math.ceil(retryAfter / 60) })
      : t('fault.tooManySeconds', { count: Math.max(1, retryAfter) });
  };
}

/** Failures that are no refusal of the gateway, such as a script that did not load, are not the visitor's. */
export const toRegistrationError = (error: unknown): RegistrationError =>
  error instanceof RegistrationError ? error : new RegistrationError('unavailable');
