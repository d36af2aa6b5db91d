'use client';

import { useT } from 'next-i18next/client';

import { NewPasswordField, OldPasswordField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { type FormAction, initialState, type FormState } from './formState';
import { Form } from './styles';
import { useActionForm } from './useActionForm';

/**
 * Changes the password of who is logged in.
 * @accessibility Both fields are empty again once it is done; the message about it is announced.
 */
export function ChangePasswordForm({ action }: { action: FormAction }) {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<FormState>(action, initialState);
  // Once it is done, the fields are empty again.
  const key = state.done ? state.round : 0;
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      <OldPasswordField
        error={state.errors.oldPassword}
        key={`old ${key}`}
        label={t('oldPassword')}
        name="oldPassword"
      />
      <NewPasswordField error={state.errors.password} key={`new ${key}`} label={t('newPassword')} />
      <Submit isPending={isPending} label={t('changePassword')} />
    </Form>
  );
}
