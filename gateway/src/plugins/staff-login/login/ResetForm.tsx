'use client';

import { FormSubmit } from '@payloadcms/ui';
import Link from 'next/link';

import { FormDone } from './FormDone';
import { FormMessage } from './FormMessage';
import { PlainField } from './PlainField';
import { useAccountForm } from './useAccountForm';

/** Sets a new password; the link's token stands behind the address's `#`. */
export function ResetForm() {
  const { state, words, onSubmit } = useAccountForm('/users/reset-password', (form, text) =>
    form.get('password') === form.get('repeated')
      ? { token: window.location.hash.slice(1), password: form.get('password') }
      : text.notTheSame,
  );
  if (state.isDone) return <FormDone text={words.passwordSet} toLogin={words.toLogin} />;
  return (
    <form aria-busy={state.isBusy} className="login__form" method="post" onSubmit={onSubmit}>
      <FormMessage text={state.message} />
      <div className="login__form__inputWrap">
        <PlainField
          autoComplete="new-password"
          hint={words.passwordHint}
          label={words.newPassword}
          name="password"
          required
          type="password"
        />
        <PlainField
          autoComplete="new-password"
          label={words.repeated}
          name="repeated"
          required
          type="password"
        />
      </div>
      <FormSubmit disabled={state.isBusy} size="large">
        {words.setPassword}
      </FormSubmit>
      <p>
        <Link href="/admin/forgot">{words.newLink}</Link>
      </p>
    </form>
  );
}
