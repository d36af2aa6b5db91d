'use client';

import { useT } from 'next-i18next/client';

import { Form } from '@/components/parts/RegistrationForm/RegistrationForm.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { SmsCode } from '@/services/hooks/useSmsCode';

import { passwordCodeAction } from '../actions/codeAction';
import { resetPasswordAction } from '../actions/passwordActions';
import { CodeField, CodeSteps } from './CodeSteps';
import { NewPasswordField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { initialState, type FormState } from './formState';
import { useActionForm } from './useActionForm';

/** `loginHref`: the login, with the incoming query. */
export function ForgottenForm({ loginHref }: { loginHref: string }) {
  const { t } = useT('accountForms');
  return (
    <CodeSteps
      aside={<TextLink href={loginHref}>{t('forgotten.back')}</TextLink>}
      headings={[t('step.number'), t('newPassword')]}
      name="password"
      sendCode={passwordCodeAction}
    >
      {(sent) => <NewPassword sent={sent} />}
    </CodeSteps>
  );
}

function NewPassword({ sent }: { sent: SmsCode }) {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<FormState>(resetPasswordAction, initialState);
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      <input name="phone" type="hidden" value={sent.phone} />
      <CodeField error={state.errors.code} sent={sent} />
      <NewPasswordField error={state.errors.password} label={t('newPassword')} />
      <Submit isPending={isPending} label={t('forgotten.submit')} />
    </Form>
  );
}
