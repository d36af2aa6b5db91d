'use client';

import type { WireChannel } from '@/contract/calls/activities';

import { returnParameter } from '../../domain/accountPaths';
import type { ContentLanguage } from '../../domain/languages';
import { registrationCodeAction } from '../actions/codeAction';
import { registerAction } from '../actions/registerAction';
import { formatDay } from '../format';
import { formTexts } from '../texts/formTexts';
import { registerTexts } from '../texts/registerTexts';
import { CodeField } from './CodeField';
import { CodeSteps } from './CodeSteps';
import { Field } from './Field';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState, type FormState } from './formState';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useForm } from './useForm';
import type { PersistedCode } from './usePersistedCode';
import { usePersistedForm } from './usePersistedForm';

export interface RegisterFormProps {
  language: ContentLanguage;
  channels: Pick<WireChannel, 'id' | 'channelName'>[];
  /** Values from the parameters of the address. */
  from: { channelId: string; channelNo: string; channelCode: string; return: string };
  /** A date: the version of both texts. */
  consentVersion: string;
  termsHref: string;
  privacyHref: string;
  /** The login, with the incoming query. */
  loginHref: string;
}

export function RegisterForm(props: RegisterFormProps) {
  const { language, loginHref } = props;
  const texts = registerTexts(language);
  const aside = (
    <p>
      {texts.hasAccount} <a href={loginHref}>{texts.login}</a>
    </p>
  );
  return (
    <CodeSteps
      aside={aside}
      headings={[texts.stepNumber, texts.stepAccount]}
      language={language}
      name="registration"
      sendCode={registrationCodeAction}
    >
      {(sent) => <AccountForm {...props} sent={sent} />}
    </CodeSteps>
  );
}

/** The second step. */
function AccountForm({
  language,
  channels,
  from,
  consentVersion,
  sent,
  ...hrefs
}: RegisterFormProps & { sent: PersistedCode }) {
  const texts = registerTexts(language);
  const { state, isPending, formProps } = useForm<FormState>(registerAction, initialState);
  const { errors, values } = state;
  usePersistedForm(formProps.ref, 'registration account');
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      <input name="phone" type="hidden" value={sent.phone} />
      <input name="channelNo" type="hidden" value={from.channelNo} />
      <input name="channelCode" type="hidden" value={from.channelCode} />
      <input name="consentVersion" type="hidden" value={consentVersion} />
      <input name={returnParameter} type="hidden" value={from.return} />
      <CodeField error={errors.code} language={language} sent={sent} />
      <PasswordField
        error={errors.password}
        isNew
        label={formTexts(language).password}
        language={language}
        name="password"
      />
      <TextField
        autoComplete="organization"
        defaultValue={values.companyName}
        error={errors.companyName}
        label={texts.companyName}
        maxLength={200}
        name="companyName"
      />
      <Field error={errors.channelId} label={texts.channel} name="channelId" note={texts.optional}>
        {(control) => (
          <select {...control} className={styles.control} defaultValue={from.channelId} name="channelId">
            <option value="">{texts.noChannel}</option>
            {channels.map(({ id, channelName }) => (
              <option key={id} value={id}>
                {channelName}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Consent {...hrefs} consentVersion={consentVersion} error={errors.consent} language={language} />
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {texts.submit}
        </SubmitButton>
      </div>
    </form>
  );
}

type ConsentProps = Pick<RegisterFormProps, 'language' | 'consentVersion' | 'termsHref' | 'privacyHref'> & {
  error?: string;
};

/** Consent to the terms; the version that was shown is recorded with it. */
function Consent({ language, consentVersion, termsHref, privacyHref, error }: ConsentProps) {
  const texts = registerTexts(language);
  const [before, between, after] = texts.consent;
  const link = (href: string, label: string) => (
    <a aria-label={`${label} (${formTexts(language).newTab})`} href={href} rel="noopener" target="_blank">
      {label}
    </a>
  );
  return (
    <div className={styles.field}>
      <label className={styles.choice} htmlFor="consent">
        <input
          aria-describedby={error ? 'consent-version consent-error' : 'consent-version'}
          aria-invalid={error ? true : undefined}
          id="consent"
          name="consent"
          required
          type="checkbox"
        />
        <span>
          {before}
          {link(termsHref, texts.terms)}
          {between}
          {link(privacyHref, texts.privacy)}
          {after}
        </span>
      </label>
      <p className={styles.hint} id="consent-version">
        {texts.consentVersion(formatDay(consentVersion, language))}
      </p>
      {error && (
        <p className={styles.fault} id="consent-error">
          {error}
        </p>
      )}
    </div>
  );
}
