'use client';

import Link from 'next/link';
import { useState } from 'react';

import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { AccountForm } from './AccountForm';
import { FormMessage } from './FormMessage';
import { PlainField } from './PlainField';
import { loginMessages } from './texts';

/** Sets a new password; the link's token stands behind the address's `#`. */
export function ResetForm() {
  const words = loginMessages[useAdminLanguage()];
  const [isDone, setIsDone] = useState(false);
  const password = { autoComplete: 'new-password', required: true, type: 'password' };
  return (
    <>
      {isDone ? (
        <FormMessage isDone text={words.passwordSet} />
      ) : (
        <AccountForm
          path="/users/reset-password"
          words={words}
          submit={words.setPassword}
          bodyOf={(form) =>
            form.get('password') === form.get('repeated')
              ? { token: window.location.hash.slice(1), password: form.get('password') }
              : words.notTheSame
          }
          onAnswer={() => setIsDone(true)}
        >
          {() => (
            <>
              <PlainField {...password} hint={words.passwordHint} label={words.newPassword} name="password" />
              <PlainField {...password} label={words.repeated} name="repeated" />
            </>
          )}
        </AccountForm>
      )}
      <p>
        <Link href={isDone ? '/admin/login' : '/admin/forgot'}>{isDone ? words.toLogin : words.newLink}</Link>
      </p>
    </>
  );
}
