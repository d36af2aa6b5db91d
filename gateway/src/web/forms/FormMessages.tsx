import type { ContentLanguage } from '../../domain/languages';
import { formTexts } from '../texts/formTexts';
import styles from './form.module.css';
import type { FormState } from './formState';

/** Messages about the form as a whole, above its fields. */
export function FormMessages({ state, language }: { state: FormState; language: ContentLanguage }) {
  const { errors, done } = state;
  const hasErrors = Object.values(errors).some(Boolean);
  return (
    <>
      {hasErrors && (
        <p className={styles.fault} role="alert" tabIndex={-1}>
          {errors.form ?? formTexts(language).errors.summary}
        </p>
      )}
      <div className={styles.status} role="status">
        {done && <p className={styles.done}>{done}</p>}
      </div>
    </>
  );
}
