'use client';

import { useEffect, useRef } from 'react';

import type { ContentLanguage } from '../../../domain/languages';

interface CaptchaFieldProps {
  label: string;
  language: ContentLanguage;
  /** A new value starts the captcha again: its token was used. */
  round: number;
}

type Widget = HTMLElement & { reset?: () => void };

/** The captcha of the gateway: its token is the form's field `captchaToken`. */
export function CaptchaField({ label, language, round }: CaptchaFieldProps) {
  const widget = useRef<Widget>(null);
  useEffect(() => widget.current?.reset?.(), [round]);
  return (
    <fieldset className="login-captcha">
      <legend className="field-label">{label}</legend>
      <script async src="/captcha/widget.js" />
      <slider-captcha lang={language} name="captchaToken" ref={widget} />
    </fieldset>
  );
}
