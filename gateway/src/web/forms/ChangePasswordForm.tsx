'use client';

import { useT } from 'next-i18next/client';

import { changePasswordAction } from '../actions/passwordActions';
import { NewPasswordField, OldPasswordField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { initialState, type FormState } from './formState';
import { Form } from './styles';
import { useActionForm } from './useActionForm';

export function ChangePasswordForm() {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<FormState>(changePasswordAction, initialState);
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
