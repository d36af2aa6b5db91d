import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { Fault } from '@/components/ui/Field/Field.styles';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { register as openAccount } from '@/services/browser/api/accounts';
import { registrationKeys } from '@/services/browser/storage/registrationState';
import type { Registered, RegistrationFault, RegistrationOffer } from '@/services/domain/accounts/account';
import { isCode, isPassword, normaliseCode } from '@/services/domain/accounts/registration';
import { channelOf, noChannel } from '@/services/domain/activities/channel';
import { useForm } from '@/services/hooks/useForm';
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
  consent: string;
}

const noEntries: Entries = { code: '', password: '', companyName: '', channelId: '', consent: '' };

/** The field at which an error of the gateway is shown; errors of no field are shown above the form. */
const fieldOf: Partial<Record<RegistrationFault, keyof Entries>> = {
  code: 'code',
  password: 'password',
  companyName: 'companyName',
  channel: 'channelId',
};

/** The second step: the code of the message, a password, and what else belongs to an account. */
export function AccountStep({ isOpen, sent, offer, onAnotherCode, onRegistered, onTaken }: AccountStepProps) {
  const { t } = useTranslation('registration');
  const faultText = useRegistrationErrorText();
  const tracking = useParamObj(offer.channel);
  const { element, handlers, entries, faults, fail, fill, setFocus } = useForm<Entries, string>({
    values: noEntries,
    storageKey: registrationKeys.account,
    kept: ['companyName', 'channelId'],
    check: ({ code, password, companyName, consent }) => ({
      ...(!isCode(normaliseCode(code)) && { code: t('fault.codeForm') }),
      ...(!isPassword(password) && { password: t('fault.password') }),
      ...(!/\S/.test(companyName) && { companyName: t('fault.companyName') }),
      ...(!consent && { consent: t('consent.missing') }),
    }),
  });
  const [problem, setProblem] = useState<string>();

  const focusCode = useEffectEvent(() => setFocus('code'));
  useEffect(() => {
    if (isOpen) focusCode();
  }, [isOpen]);

  const heardOf = channelOf(offer.channels, tracking ?? noChannel)?.id;
  const fillChannel = useEffectEvent((channelId: string) => fill({ channelId }));
  useEffect(() => {
    if (heardOf !== undefined) fillChannel(String(heardOf));
  }, [heardOf]);

  const send = useSingleRun(async ({ code, channelId, companyName, password: secret }: Entries) => {
    setProblem(undefined);
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
      const field = fieldOf[fault.reason];
      const text = faultText(fault);
      if (!field) setProblem(text);
      fail(field ? { [field]: text } : {});
    }
  });

  return (
    <Form ref={element} hidden={!isOpen} noValidate aria-busy={send.isRunning} {...handlers(send.run)}>
      {problem && (
        <Fault role="alert" tabIndex={-1}>
          {problem}
        </Fault>
      )}
      <div>
        <TextField
          name="code"
          label={t('code.label')}
          error={faults.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <CodeHint sent={sent} onAnother={onAnotherCode} />
      </div>
      {/* Password managers file the password under the number. */}
      <input type="text" autoComplete="username" value={sent.phone} readOnly hidden />
      <NewPasswordField name="password" typed={entries.password} error={faults.password} />
      <TextField
        name="companyName"
        label={t('companyName')}
        error={faults.companyName}
        autoComplete="organization"
        maxLength={200}
      />
      <SelectField
        name="channelId"
        label={t('channel.label')}
        placeholder={t('channel.none')}
        options={offer.channels.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={faults.channelId}
      />
      <ConsentField name="consent" version={offer.consentVersion} error={faults.consent} />
      <Buttons>
        <Button type="submit" aria-disabled={send.isRunning}>
          {t(send.isRunning ? 'sending' : 'submit')}
        </Button>
      </Buttons>
    </Form>
  );
}
