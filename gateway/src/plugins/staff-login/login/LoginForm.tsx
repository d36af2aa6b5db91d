'use client';

import { useState } from 'react';

import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { AccountForm } from './AccountForm';
import { CaptchaField } from './CaptchaField';
import { PlainField } from './PlainField';
import { loginMessages } from './texts';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The login of staff. After many attempts it asks for a captcha, and with a second factor for a code. */
export function LoginForm({ next }: { next: string }) {
  const language = useAdminLanguage();
  const words = loginMessages[language];
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [ticket, setTicket] = useState('');
  const proceed = async (answer: { ticket?: string }) => {
    if (answer.ticket) return setTicket(answer.ticket);
    // A whole page: every part of the admin asks anew who somebody is. The form is busy until it is there.
    window.location.assign(next);
    await new Promise(() => undefined);
  };
  return (
    <AccountForm<{ ticket?: string }>
      path={`/users/login${ticket && '/code'}`}
      words={words}
      submit={words.logIn}
      onAnswer={proceed}
      onRefusal={({ reason }) => {
        if (reason === 'captcha') setNeedsCaptcha(true);
        if (reason === 'loginExpired') setTicket('');
      }}
    >
      {(round) =>
        ticket ? (
          <>
            <input name="ticket" type="hidden" value={ticket} />
            <PlainField
              autoComplete="one-time-code"
              hint={words.codeHint}
              key="code"
              label={words.code}
              name="code"
              ref={focus}
              required
            />
          </>
        ) : (
          <>
            <PlainField autoComplete="username" label={words.email} name="email" required type="email" />
            <PlainField
              autoComplete="current-password"
              label={words.password}
              name="password"
              required
              type="password"
            />
            {needsCaptcha && <CaptchaField label={words.captcha} language={language} round={round} />}
          </>
        )
      }
    </AccountForm>
  );
}
