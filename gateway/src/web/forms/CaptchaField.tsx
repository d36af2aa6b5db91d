'use client';

import { useEffect, useRef } from 'react';

import type { ContentLanguage } from '../../domain/languages';
import { formTexts } from '../texts/formTexts';
import styles from './form.module.css';

interface CaptchaFieldProps {
  language: ContentLanguage;
  error?: string;
  /** A new value starts the captcha anew: its token was used. */
  round: number;
}

/** Methods of the custom element of `/captcha/widget.js`; undefined until that script has run. */
type Widget = HTMLElement & { reset?: () => void };

/** The slider captcha: its token is the form's field `captchaToken`. */
export function CaptchaField({ language, error, round }: CaptchaFieldProps) {
  const widget = useRef<Widget>(null);
  const texts = formTexts(language);
  useEffect(() => {
    if (round > 0) widget.current?.reset?.();
  }, [round]);
  return (
    <fieldset aria-describedby={error && 'captchaToken-error'} className={styles.field}>
      <legend className={styles.label}>{texts.captcha}</legend>
      <script async src="/captcha/widget.js" />
      <slider-captcha
        data-invalid={error ? true : undefined}
        lang={language}
        name="captchaToken"
        ref={widget}
      />
      <noscript>
        <p className={styles.hint}>{texts.captchaNeedsScripts}</p>
      </noscript>
      {error && (
        <p className={styles.fault} id="captchaToken-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
