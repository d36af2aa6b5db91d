import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { CaptchaField } from '@/components/parts/CaptchaField/CaptchaField';
import { Button } from '@/components/ui/Button/Button';
import { Fault } from '@/components/ui/Field/Field.styles';
import { TextField } from '@/components/ui/TextField/TextField';
import type { CodeSent } from '@/services/domain/accounts/account';
import { useFocusOnError } from '@/services/hooks/useFocusOnError';

import { PrivacyNote } from './PrivacyNote';
import { Buttons, Form } from './RegistrationForm.styles';
import { usePhoneStep } from './usePhoneStep';

interface PhoneStepProps {
  isOpen: boolean;
  captchaScript: string;
  /** Somebody begins to fill it in: what comes next may be fetched. */
  onTouched: () => void;
  onSent: (phone: string, sent: CodeSent) => void;
}

/** The first step: a number, and a captcha before a message is sent to it. */
export function PhoneStep({ isOpen, captchaScript, onTouched, onSent }: PhoneStepProps) {
  const { t } = useTranslation('registration');
  const { phone, typePhone, takeToken, captchaRound, faults, attempts, send, isRunning } =
    usePhoneStep(onSent);
  const [isTouched, setIsTouched] = useState(false);
  const element = useFocusOnError(attempts);

  return (
    <Form
      ref={element}
      hidden={!isOpen}
      noValidate
      aria-busy={isRunning}
      onFocus={() => {
        setIsTouched(true);
        onTouched();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {faults.form && (
        <Fault role="alert" tabIndex={-1}>
          {faults.form}
        </Fault>
      )}
      <TextField
        label={t('phone.label')}
        hint={t('phone.hint')}
        error={faults.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={phone}
        onChange={({ target }) => typePhone(target.value)}
      />
      <CaptchaField
        script={captchaScript}
        isNeeded={isTouched}
        round={captchaRound}
        error={faults.captcha}
        onToken={takeToken}
      />
      <Buttons>
        <Button type="submit" aria-disabled={isRunning}>
          {t(isRunning ? 'sending' : 'sendCode')}
        </Button>
      </Buttons>
      <PrivacyNote />
    </Form>
  );
}
