import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';

import { LoadError } from '@/components/ui/LoadError/LoadError';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { registrationKeys } from '@/services/browser/storage/registrationState';
import type { Registered, RegistrationOffer } from '@/services/domain/accounts/account';
import { useSmsCode } from '@/services/hooks/useSmsCode';

import { PhoneStep } from './PhoneStep';
import { List, Note, Plain, Step } from './RegistrationForm.styles';
import { useStep } from './useStep';

function Missing({ error, retry }: DynamicOptionsLoadingProps) {
  const { t } = useTranslation('registration');
  return error ? <LoadError text={t('step.failed')} retry={t('step.retry')} onRetry={retry} /> : null;
}

/** Loaded once a code is sent. */
const AccountStep = dynamic(
  () => loadChunk(() => import('./AccountStep')).then((loaded) => loaded.AccountStep),
  { ssr: false, loading: Missing },
);

interface RegistrationFormProps {
  /** Data of the registration: channels, award, terms. */
  offer: RegistrationOffer;
  /** Called once, when the account is there. */
  onRegistered: (registered: Registered) => Promise<void>;
  /** The number has an account already. */
  onTaken: () => Promise<void>;
}

/**
 * Registration (requirements, 7: sendcode, register) in two steps: a number that gets a code, then
 * the account that the code opens. Both stay as they were left, whichever is shown.
 * @avoid Without the captcha's script and a way to send messages.
 * @accessibility Two numbered steps; each says what is wrong at its field, and nothing typed is lost
 *   between them.
 */
export function RegistrationForm({ offer, onRegistered, onTaken }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const { sent, keep } = useSmsCode(registrationKeys.sent);
  const [isAsked, open] = useStep('code');
  const isSecond = isAsked && sent !== undefined;

  return (
    <>
      <noscript>
        <Note>{t('needsScripts')}</Note>
      </noscript>
      <List>
        <Step $isOpen={!isSecond}>
          <h3>
            <b>1</b> {t('step.number')}
          </h3>
          <PhoneStep
            isOpen={!isSecond}
            captchaScript={offer.captchaScript}
            onTouched={() => void loadOptional(() => import('./AccountStep'))}
            onSent={(phone, code) => {
              keep(phone, code);
              open(true);
            }}
          />
          {sent && !isSecond && (
            <Plain type="button" onClick={() => open(true)}>
              {t('code.have')}
            </Plain>
          )}
        </Step>
        <Step $isOpen={isSecond}>
          <h3>
            <b>2</b> {t('step.account')}
          </h3>
          {sent ? (
            <AccountStep
              isOpen={isSecond}
              sent={sent}
              offer={offer}
              onAnotherCode={() => open(false)}
              onRegistered={onRegistered}
              onTaken={onTaken}
            />
          ) : (
            <Note>{t('step.accountLater')}</Note>
          )}
        </Step>
      </List>
    </>
  );
}
