'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';

import { adminLanguage } from '../../../domain/languages';
import { AccountForm } from './AccountForm';
import { CaptchaField } from './CaptchaField';
import { FormMessage } from './FormMessage';
import { PlainField } from './PlainField';
import { loginMessages } from './texts';

/** Asks for a link by e-mail. Its answer is the same whether there is such an address or not. */
export function ForgotForm({ lead }: { lead: string }) {
  const language = adminLanguage(useTranslation().i18n.language);
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
