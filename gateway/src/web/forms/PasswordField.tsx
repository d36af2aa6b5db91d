'use client';

import { useState } from 'react';

import type { ContentLanguage } from '../../domain/languages';
import { formTexts } from '../texts/formTexts';
import { Field } from './Field';
import styles from './form.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  language: ContentLanguage;
  error?: string;
  /** A new one shows the rules and which of them are met; the gateway checks by the same (contract/accounts). */
  isNew?: boolean;
}

const shortest = 10;

/** A password that can be looked at: whoever sees it types it right. */
export function PasswordField({ name, label, language, error, isNew = false }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const texts = formTexts(language);
  const rules = [
    [texts.passwordRules.length, typed.normalize('NFC').length >= shortest],
    [texts.passwordRules.letter, /\p{L}/u.test(typed)],
    [texts.passwordRules.digit, /\d/.test(typed)],
  ] as const;
  return (
    <Field error={error} label={label} name={name}>
      {(control) => (
        <>
          <div className={styles.secret}>
            <input
              {...control}
              aria-describedby={
                [isNew && `${name}-rules`, control['aria-describedby']].filter(Boolean).join(' ') || undefined
              }
              autoCapitalize="none"
              autoComplete={isNew ? 'new-password' : 'current-password'}
              className={styles.control}
              maxLength={128}
              name={name}
              onChange={({ target }) => setTyped(target.value)}
              required
              spellCheck={false}
              type={isShown ? 'text' : 'password'}
            />
            <button
              aria-label={isShown ? texts.hidePassword : texts.showPassword}
              className={styles.reveal}
              onClick={() => setShown(!isShown)}
              type="button"
            >
              <svg
                aria-hidden
                fill="none"
                height="22"
                stroke="currentColor"
                strokeWidth="1.75"
                viewBox="0 0 22 22"
                width="22"
              >
                <path d="M1.5 11S5 4.5 11 4.5 20.5 11 20.5 11 17 17.5 11 17.5 1.5 11 1.5 11Z" />
                <circle cx="11" cy="11" r="2.75" />
                {isShown && <path d="m3 19 16-16" />}
              </svg>
            </button>
          </div>
          {isNew && (
            <ul className={styles.rules} id={`${name}-rules`}>
              {rules.map(([rule, isMet]) => (
                <li data-met={isMet || undefined} key={rule}>
                  {rule}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
