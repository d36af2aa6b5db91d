'use client';

import type { ContentLanguage } from '../../domain/languages';
import { formTexts } from '../texts/formTexts';
import buttons from '../ui/button.module.css';
import styles from './form.module.css';
import { TextField } from './TextField';
import { useCountdown } from './useCountdown';
import type { PersistedCode } from './usePersistedCode';

interface CodeFieldProps {
  language: ContentLanguage;
  sent: PersistedCode;
  error?: string;
}

/** Takes the six digits; phones offer them from the message by themselves. */
export function CodeField({ language, sent, error }: CodeFieldProps) {
  const texts = formTexts(language);
  const seconds = useCountdown(sent.nextAt);
  const time = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  }).format(sent.goodUntil);
  return (
    <div className={styles.field}>
      <TextField
        autoComplete="one-time-code"
        className={styles.digits}
        error={error}
        hint={texts[sent.isDemonstration ? 'codeKeptFor' : 'codeSentTo'](sent.phone, time)}
        inputMode="numeric"
        label={texts.code}
        maxLength={12}
        name="code"
        required
      />
      <div className={styles.hint}>
        {texts.codeMissing}{' '}
        {seconds > 0 ? texts.resendIn(seconds) : <span role="status">{texts.resendNow}</span>}
      </div>
      <div className={styles.buttons}>
        <button className={buttons.plain} onClick={() => window.history.back()} type="button">
          {seconds > 0 ? texts.changeNumber : texts.resend}
        </button>
      </div>
    </div>
  );
}
