'use client';

import { useT } from 'next-i18next/client';

import { TextLink } from '@/components/ui/TextLink/TextLink';

import { returnParameter } from '../../domain/accountPaths';
import { Captcha, OldPasswordField, PhoneField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { type FormAction, type GuardedState, initialState } from './formState';
import { Foot, Form } from './styles';
import { useActionForm } from './useActionForm';

interface LoginFormProps {
  action: FormAction<GuardedState>;
  /** Address of the captcha's script. */
  captchaScript: string;
  /** The return address from the parameters; checked before it is followed. */
  wish: string;
  /** The registration and the page for a new password, with the incoming query. */
  registerHref: string;
  forgottenHref: string;
}

/**
 * Logs in by number and password.
 * @accessibility A refusal does not say which of the two is wrong. Works without scripts.
 */
export function LoginForm({ action, captchaScript, wish, registerHref, forgottenHref }: LoginFormProps) {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<GuardedState>(action, initialState);
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      <input name={returnParameter} type="hidden" value={wish} />
      <PhoneField autoComplete="username" state={state} />
      <OldPasswordField />
      {state.needsCaptcha && <Captcha script={captchaScript} state={state} />}
      <Submit isPending={isPending} label={t('login.submit')}>
        <TextLink href={forgottenHref}>{t('login.forgotten')}</TextLink>
      </Submit>
      <Foot>
        {t('login.noAccount')} <TextLink href={registerHref}>{t('login.register')}</TextLink>
      </Foot>
    </Form>
  );
}
