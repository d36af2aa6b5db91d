import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';

import { CaptchaField } from '@/components/blocks/CaptchaField/CaptchaField';
import { Button } from '@/components/ui/Button/Button';
import { Fault } from '@/components/ui/Field/Field.styles';
import { TextField } from '@/components/ui/TextField/TextField';
import type { CodeSent } from '@/services/domain/account';
import { isPhone, toPhone } from '@/services/domain/registration';
import { useDraft } from '@/services/hooks/useDraft';
import { useFocusOnFault } from '@/services/hooks/useFocusOnFault';
import { useSingleRun } from '@/services/hooks/useSingleRun';
import { sendCode } from '@/services/live/accounts';
import { registrationDrafts } from '@/services/live/registered';

import { PrivacyNote } from './PrivacyNote';
import { Buttons, Form } from './RegistrationForm.styles';
import { asRegistrationError, useFaultText } from './useFaultText';

interface NumberStepProps {
  isOpen: boolean;
  captchaScript: string;
  onSent: (phone: string, sent: CodeSent) => void;
}

interface Entries {
  phone: string;
  captcha: string;
}

/** The first step: a number, and a captcha before a message is sent to it. */
export function NumberStep({ isOpen, captchaScript, onSent }: NumberStepProps) {
  const { t } = useTranslation('registration');
  const faultText = useFaultText();
  const form = useForm<Entries>({ defaultValues: { phone: '', captcha: '' }, shouldFocusError: false });
  const { register, handleSubmit, setError, setValue, formState } = form;
  const { errors } = formState;
  const [isTouched, setIsTouched] = useState(false);
  const [captchaRound, setCaptchaRound] = useState(0);
  const element = useFocusOnFault(formState.submitCount);
  useDraft(registrationDrafts.number, form, ['phone']);
  register('captcha', { required: t('captcha.missing') });

  const takeToken = useCallback(
    (token: string) => setValue('captcha', token, { shouldValidate: token !== '' }),
    [setValue],
  );

  const send = useSingleRun(async ({ phone: typed, captcha }: Entries) => {
    const phone = toPhone(typed);
    try {
      onSent(phone, await sendCode({ phone, captchaToken: captcha }));
      setCaptchaRound((before) => before + 1);
    } catch (error) {
      const fault = asRegistrationError(error);
      const field = fault.reason === 'phone' || fault.reason === 'captcha' ? fault.reason : 'root';
      // A token is good for one try; where nobody has answered, it may not have been one.
      if (fault.reason !== 'unavailable') {
        setValue('captcha', '');
        setCaptchaRound((before) => before + 1);
      }
      setError(field, { message: faultText(fault) });
    }
  });

  return (
    <Form
      ref={element}
      hidden={!isOpen}
      noValidate
      aria-busy={send.isRunning}
      onFocus={() => setIsTouched(true)}
      onSubmit={(event) => void handleSubmit(send.run)(event)}
    >
      {errors.root && (
        <Fault role="alert" tabIndex={-1}>
          {errors.root.message}
        </Fault>
      )}
      <TextField
        {...register('phone', { validate: (typed) => isPhone(toPhone(typed)) || t('fault.phone') })}
        label={t('phone.label')}
        hint={t('phone.hint')}
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <CaptchaField
        script={captchaScript}
        isNeeded={isTouched}
        round={captchaRound}
        error={errors.captcha?.message}
        onToken={takeToken}
      />
      <Buttons>
        <Button type="submit" aria-disabled={send.isRunning}>
          {t(send.isRunning ? 'sending' : 'sendCode')}
        </Button>
      </Buttons>
      <PrivacyNote />
    </Form>
  );
}
