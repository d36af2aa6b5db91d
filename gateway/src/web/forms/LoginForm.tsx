'use client';

import { useT } from 'next-i18next/client';
import { useEffect } from 'react';

import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';

import { returnParameter } from '../../domain/accountPaths';
import { loginAction, type LoginState } from '../actions/loginAction';
import { Captcha, OldPasswordField, PhoneField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { initialState } from './formState';
import { Foot, Form } from './styles';
import { useActionForm } from './useActionForm';

interface LoginFormProps {
  /** The return address from the parameters; checked before it is followed. */
  wish: string;
  /** The registration and the page for a new password, with the incoming query. */
  registerHref: string;
  forgottenHref: string;
}

/** One step, or two for who has a second factor: number and password, then the code of the app or a recovery code. */
export function LoginForm({ wish, registerHref, forgottenHref }: LoginFormProps) {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<LoginState>(loginAction, initialState);
  const { ticket, needsCaptcha, errors } = state;
  const form = formProps.ref;
  useEffect(() => {
    if (ticket) form.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [form, ticket]);
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      <input name={returnParameter} type="hidden" value={wish} />
      {ticket ? (
        <>
          <input name="ticket" type="hidden" value={ticket} />
          <TextField
            autoComplete="one-time-code"
            error={errors.code}
            hint={t('login.secondCodeHint')}
            label={t('login.secondCode')}
            maxLength={40}
            name="code"
            required
          />
        </>
      ) : (
        <>
          <PhoneField autoComplete="username" state={state} />
          <OldPasswordField />
          {needsCaptcha && <Captcha state={state} />}
        </>
      )}
      <Submit isPending={isPending} label={t('login.submit')}>
        {!ticket && <TextLink href={forgottenHref}>{t('login.forgotten')}</TextLink>}
      </Submit>
      {!ticket && (
        <Foot>
          {t('login.noAccount')} <TextLink href={registerHref}>{t('login.register')}</TextLink>
        </Foot>
      )}
    </Form>
  );
}
