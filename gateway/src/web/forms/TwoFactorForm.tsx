'use client';

import type { ContentLanguage } from '../../domain/languages';
import { twoFactorAction, type TwoFactorState } from '../actions/twoFactorAction';
import { accountTexts } from '../texts/accountTexts';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState } from './formState';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useForm } from './useForm';

interface TwoFactorFormProps {
  language: ContentLanguage;
  isOn: boolean;
  /** How many recovery codes are not used yet. */
  codesLeft: number;
}

/** Turns the login in two steps on and off. */
export function TwoFactorForm({ language, isOn, codesLeft }: TwoFactorFormProps) {
  const texts = accountTexts(language).twoFactor;
  const { state, isPending, formProps } = useForm<TwoFactorState>(twoFactorAction, initialState);
  const { enrolment, recoveryCodes } = state;
  if (recoveryCodes)
    return (
      <>
        <p role="status">{texts.keepCodes}</p>
        <ul className={styles.recoveryCodes}>
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      {enrolment ? (
        <>
          <p>{texts.scan}</p>
          {/* A data address, so that the image cannot contain a script. */}
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          <img
            alt={texts.qrCode}
            height={200}
            src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrCode)}`}
            width={200}
          />
          <p className={styles.hint}>
            {texts.orType} <code className={styles.key}>{enrolment.secret}</code>
          </p>
          <TextField
            autoComplete="one-time-code"
            className={styles.digits}
            error={state.errors.code}
            inputMode="numeric"
            label={texts.code}
            maxLength={12}
            name="code"
            required
          />
        </>
      ) : (
        <>
          <p>{isOn ? texts.on(codesLeft) : texts.off}</p>
          <input name="wanted" type="hidden" value={isOn ? 'off' : 'on'} />
          <PasswordField
            error={state.errors.password}
            key={isOn ? 'off' : 'on'}
            label={accountTexts(language).oldPassword}
            language={language}
            name="password"
          />
        </>
      )}
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {enrolment ? texts.confirm : isOn ? texts.turnOff : texts.turnOn}
        </SubmitButton>
      </div>
    </form>
  );
}
