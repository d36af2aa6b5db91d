import type { ContentLanguage } from '../../domain/languages';
import { loginTexts } from '../texts/loginTexts';
import styles from './form.module.css';
import { TextField } from './TextField';

interface SecondStepFieldsProps {
  language: ContentLanguage;
  ticket: string;
  error?: string;
}

/** Takes the code of the app, or a recovery code. */
export function SecondStepFields({ language, ticket, error }: SecondStepFieldsProps) {
  const texts = loginTexts(language);
  return (
    <>
      <input name="ticket" type="hidden" value={ticket} />
      <TextField
        autoComplete="one-time-code"
        className={styles.digits}
        error={error}
        hint={texts.secondCodeHint}
        label={texts.secondCode}
        maxLength={40}
        name="code"
        required
      />
    </>
  );
}
