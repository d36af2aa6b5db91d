'use client';

import { useState } from 'react';

import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { AccountForm } from './AccountForm';
import { CaptchaField } from './CaptchaField';
import { FormMessage } from './FormMessage';
import { PlainField } from './PlainField';
import { loginMessages } from './texts';

/** Asks for a link by e-mail. Its answer is the same whether there is such an address or not. */
export function ForgotForm({ lead }: { lead: string }) {
  const language = useAdminLanguage();
  const words = loginMessages[language];
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <FormMessage isDone text={words.linkSent} />;
  return (
    <AccountForm
      path="/users/forgot-password"
      words={words}
      lead={lead}
      submit={words.sendLink}
      onAnswer={() => setIsDone(true)}
    >
      {(round) => (
        <>
          <PlainField autoComplete="username" label={words.email} name="email" required type="email" />
          <CaptchaField label={words.captcha} language={language} round={round} />
        </>
      )}
    </AccountForm>
  );
}
