'use client';

import { useT } from 'next-i18next/client';

import { ConsentField } from '@/components/parts/RegistrationForm/ConsentField';
import { Form } from '@/components/parts/RegistrationForm/RegistrationForm.styles';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { WireChannel } from '@/contract/calls/activities';
import type { SmsCode } from '@/services/hooks/useSmsCode';

import { returnParameter } from '../../domain/accountPaths';
import { CodeField, CodeSteps } from './CodeSteps';
import { NewPasswordField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { type CodeState, type FormAction, initialState, type FormState } from './formState';
import { useActionForm } from './useActionForm';
import { useSavedFields } from './useSavedFields';

interface RegisterFormProps {
  sendCode: FormAction<CodeState>;
  /** Opens the account. */
  action: FormAction;
  /** Address of the captcha's script. */
  captchaScript: string;
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

/**
 * Opens an account by a code that is sent to the number.
 * @accessibility The second step gets the focus when it opens, and "back" leads to the first.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useT('accountForms');
  const aside = (
    <>
      {t('hasAccount')} <TextLink href={props.loginHref}>{t('login.submit')}</TextLink>
    </>
  );
  return (
    <CodeSteps
      aside={aside}
      captchaScript={props.captchaScript}
      headings={[t('step.number'), t('step.account')]}
      name="registration"
      sendCode={props.sendCode}
    >
      {(sent) => <AccountForm {...props} sent={sent} />}
    </CodeSteps>
  );
}

/** The second step. */
function AccountForm(props: RegisterFormProps & { sent: SmsCode }) {
  const { action, channels, from, consentVersion, termsHref, privacyHref, sent } = props;
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<FormState>(action, initialState);
  const { errors, values } = state;
  useSavedFields(formProps.ref, 'registration.account', 'companyName channelId consent');
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      <input name="phone" type="hidden" value={sent.phone} />
      <input name="channelNo" type="hidden" value={from.channelNo} />
      <input name="channelCode" type="hidden" value={from.channelCode} />
      <input name="consentVersion" type="hidden" value={consentVersion} />
      <input name={returnParameter} type="hidden" value={from.return} />
      <CodeField error={errors.code} sent={sent} />
      <NewPasswordField error={errors.password} />
      <TextField
        autoComplete="organization"
        defaultValue={values.companyName}
        error={errors.companyName}
        label={t('companyName')}
        maxLength={200}
        name="companyName"
      />
      <SelectField
        defaultValue={from.channelId}
        error={errors.channelId}
        label={t('channel.label')}
        name="channelId"
        options={channels.map(({ id, channelName }) => ({ value: String(id), label: channelName }))}
        placeholder={t('channel.none')}
      />
      <ConsentField
        error={errors.consent}
        name="consent"
        privacy={privacyHref}
        required
        terms={termsHref}
        version={consentVersion}
      />
      <Submit isPending={isPending} label={t('submit')} />
    </Form>
  );
}
