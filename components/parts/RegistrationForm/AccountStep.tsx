import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { Button } from '@/components/ui/Button/Button';
import { Fault } from '@/components/ui/Field/Field.styles';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { register as openAccount } from '@/services/browser/api/accounts';
import { registrationKeys } from '@/services/browser/storage/registrationState';
import type { Registered, RegistrationFault, RegistrationOffer } from '@/services/domain/accounts/account';
import { isCode, isPassword, normaliseCode } from '@/services/domain/accounts/registration';
import { channelOf, noChannel } from '@/services/domain/activities/channel';
import { useFocusOnError } from '@/services/hooks/useFocusOnError';
import { useSavedFormState } from '@/services/hooks/useSavedFormState';
import { useSingleRun } from '@/services/hooks/useSingleRun';
import type { SmsCode } from '@/services/hooks/useSmsCode';
import { useParamObj } from '@/services/store/paramObj';

import { CodeHint } from './CodeHint';
import { ConsentField } from './ConsentField';
import { NewPasswordField } from './NewPasswordField';
import { Buttons, Form } from './RegistrationForm.styles';
import { toRegistrationError, useRegistrationErrorText } from './useRegistrationErrorText';

interface AccountStepProps {
  isOpen: boolean;
  sent: SmsCode;
  offer: RegistrationOffer;
  onAnotherCode: () => void;
  onRegistered: (registered: Registered) => Promise<void>;
  /** The number has an account already. */
  onTaken: () => Promise<void>;
}

interface Entries {
  code: string;
  password: string;
  companyName: string;
  channelId: string;
  consent: boolean;
}

const noEntries: Entries = { code: '', password: '', companyName: '', channelId: '', consent: false };

/** The field at which an error of the gateway is shown; errors of no field are shown above the form. */
const fieldOf: Partial<Record<RegistrationFault, 'code' | 'password' | 'companyName' | 'channelId'>> = {
  code: 'code',
  password: 'password',
  companyName: 'companyName',
  channel: 'channelId',
};

/** The second step: the code of the message, a password, and what else belongs to an account. */
export function AccountStep({ isOpen, sent, offer, onAnotherCode, onRegistered, onTaken }: AccountStepProps) {
  const { t } = useTranslation('registration');
  const faultText = useRegistrationErrorText();
  const form = useForm<Entries>({ defaultValues: noEntries, shouldFocusError: false });
  const { register, handleSubmit, setError, setFocus, setValue, getValues, control, formState } = form;
  const { errors } = formState;
  const element = useFocusOnError(formState.submitCount);
  const tracking = useParamObj(offer.channel);
  const password = useWatch({ control, name: 'password' });
  useSavedFormState(registrationKeys.account, form, ['companyName', 'channelId']);

  useEffect(() => {
    if (isOpen) setFocus('code');
  }, [isOpen, setFocus]);

  const heardOf = channelOf(offer.channels, tracking ?? noChannel)?.id;
  useEffect(() => {
    if (heardOf !== undefined && getValues('channelId') === '') setValue('channelId', String(heardOf));
  }, [heardOf, getValues, setValue]);

  const send = useSingleRun(async ({ code, channelId, companyName, password: secret }: Entries) => {
    try {
      const registered = await openAccount({
        phone: sent.phone,
        code: normaliseCode(code),
        password: secret,
        companyName: companyName.trim(),
        channelId: channelId === '' ? null : Number(channelId),
        ...(tracking ?? noChannel),
        consentVersion: offer.consentVersion,
      });
      await onRegistered(registered);
    } catch (error) {
      const fault = toRegistrationError(error);
      if (fault.reason === 'taken') return onTaken();
      setError(fieldOf[fault.reason] ?? 'root', { message: faultText(fault) });
    }
  });

  return (
    <Form
      ref={element}
      hidden={!isOpen}
      noValidate
      aria-busy={send.isRunning}
      onSubmit={(event) => void handleSubmit(send.run)(event)}
    >
      {errors.root && (
        <Fault role="alert" tabIndex={-1}>
          {errors.root.message}
        </Fault>
      )}
      <div>
        <TextField
          {...register('code', { validate: (typed) => isCode(normaliseCode(typed)) || t('fault.codeForm') })}
          label={t('code.label')}
          error={errors.code?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <CodeHint sent={sent} onAnother={onAnotherCode} />
      </div>
      {/* Password managers file the password under the number. */}
      <input type="text" autoComplete="username" value={sent.phone} readOnly hidden />
      <NewPasswordField
        {...register('password', { validate: (typed) => isPassword(typed) || t('fault.password') })}
        typed={password}
        error={errors.password?.message}
      />
      <TextField
        {...register('companyName', { validate: (typed) => /\S/.test(typed) || t('fault.companyName') })}
        label={t('companyName')}
        error={errors.companyName?.message}
        autoComplete="organization"
        maxLength={200}
      />
      <SelectField
        {...register('channelId')}
        label={t('channel.label')}
        placeholder={t('channel.none')}
        options={offer.channels.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errors.channelId?.message}
      />
      <ConsentField
        {...register('consent', { required: t('consent.missing') })}
        version={offer.consentVersion}
        error={errors.consent?.message}
      />
      <Buttons>
        <Button type="submit" aria-disabled={send.isRunning}>
          {t(send.isRunning ? 'sending' : 'submit')}
        </Button>
      </Buttons>
    </Form>
  );
}
