'use client';

import { useEffect, useRef, type ReactNode } from 'react';

import type { ContentLanguage } from '../../domain/languages';
import type { CodeState } from '../actions/codeAction';
import { formTexts } from '../texts/formTexts';
import { CaptchaField } from './CaptchaField';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState } from './formState';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useForm } from './useForm';
import { pushHash, useHash } from './useHash';
import { usePersistedCode, type PersistedCode } from './usePersistedCode';
import { usePersistedForm } from './usePersistedForm';

/** The address fragment of the second step. */
const secondStep = 'code';

interface CodeStepsProps {
  language: ContentLanguage;
  /** Keeps drafts of different forms apart. */
  name: string;
  headings: [number: string, account: string];
  sendCode: (state: CodeState, form: FormData) => Promise<CodeState>;
  /** Below the first step. */
  aside: ReactNode;
  children: (sent: PersistedCode) => ReactNode;
}

/** Two steps: a number and a captcha, then what the code that was sent to it opens. "Back" leads from the second to the first. */
export function CodeSteps({ language, name, headings, sendCode, aside, children }: CodeStepsProps) {
  const texts = formTexts(language);
  const { state, isPending, formProps } = useForm<CodeState>(sendCode, initialState);
  const sent = usePersistedCode(state.sent, `${name} sent`);
  const isSecond = useHash() === secondStep && sent !== null;
  const second = useRef<HTMLElement>(null);
  usePersistedForm(formProps.ref, `${name} number`);

  useEffect(() => {
    if (state.sent) pushHash(secondStep);
  }, [state.sent]);
  useEffect(() => {
    if (isSecond) second.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [isSecond]);

  return (
    <>
      <section aria-labelledby="step-number" className={styles.step} data-closed={isSecond || undefined}>
        <h2 id="step-number">
          <b>1</b> {headings[0]}
        </h2>
        <form {...formProps} className={styles.form} hidden={isSecond}>
          <FormMessages language={language} state={state} />
          <TextField
            autoComplete="tel"
            defaultValue={state.values.phone}
            error={state.errors.phone}
            hint={texts.phoneHint}
            inputMode="tel"
            label={texts.phone}
            maxLength={40}
            name="phone"
            required
            type="tel"
          />
          <CaptchaField error={state.errors.captchaToken} language={language} round={state.round} />
          <div className={styles.buttons}>
            <SubmitButton isPending={isPending} language={language}>
              {texts.sendCode}
            </SubmitButton>
          </div>
          <div className={styles.aside}>{aside}</div>
        </form>
      </section>
      <section
        aria-labelledby="step-account"
        className={styles.step}
        data-closed={!isSecond || undefined}
        ref={second}
      >
        <h2 id="step-account">
          <b>2</b> {headings[1]}
        </h2>
        {sent && !isSecond && (
          <p className={styles.hint}>
            <a
              href={`#${secondStep}`}
              onClick={(event) => {
                event.preventDefault();
                pushHash(secondStep);
              }}
            >
              {texts.haveCode}
            </a>
          </p>
        )}
        {sent && <div hidden={!isSecond}>{children(sent)}</div>}
      </section>
    </>
  );
}
