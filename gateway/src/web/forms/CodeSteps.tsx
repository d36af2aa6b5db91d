'use client';

import { useT } from 'next-i18next/client';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

import { CodeHint } from '@/components/parts/RegistrationForm/CodeHint';
import { Form, List, Note, Step } from '@/components/parts/RegistrationForm/RegistrationForm.styles';
import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { clearFormState } from '@/services/browser/storage/formState';
import { type SmsCode, useSmsCode } from '@/services/hooks/useSmsCode';

import { Captcha, PhoneField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { type CodeState, type FormAction, initialState } from './formState';
import { Foot } from './styles';
import { useActionForm } from './useActionForm';
import { pushHash, useHash } from './useHash';
import { useSavedFields } from './useSavedFields';

/** The address fragment of the second step. */
const secondStep = 'code';

interface CodeStepsProps {
  /** Keeps drafts of different forms apart. */
  name: 'registration' | 'password';
  headings: [number: string, account: string];
  sendCode: FormAction<CodeState>;
  /** Address of the captcha's script. */
  captchaScript: string;
  /** Below the first step. */
  aside: ReactNode;
  children: (sent: SmsCode) => ReactNode;
}

/** Two steps: a number and a captcha, then what the code that was sent to it opens. "Back" leads from the second to the first. */
export function CodeSteps(props: CodeStepsProps) {
  const { name, headings, sendCode, captchaScript, aside, children } = props;
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<CodeState>(sendCode, initialState);
  const { sent, keep } = useSmsCode(`${name}.sent`);
  const isSecond = useHash() === secondStep && sent !== undefined;
  const second = useRef<HTMLElement>(null);
  useSavedFields(formProps.ref, `${name}.number`, 'phone');

  const onSent = useEffectEvent(({ phone, ...code }: NonNullable<CodeState['sent']>) => {
    keep(phone, code);
    pushHash(secondStep);
  });
  useEffect(() => {
    if (state.sent) onSent(state.sent);
  }, [state.sent]);
  useEffect(() => {
    if (isSecond) second.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [isSecond]);
  // Another page takes the place of one that was accepted; links and reloads load a new document and come to no such end.
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname !== pathname)
        clearFormState(`${name}.number`, `${name}.sent`, `${name}.account`);
    };
  }, [name]);

  return (
    <List as="div">
      <Step $isOpen={!isSecond} aria-labelledby="step-number" as="section">
        <h2 id="step-number">
          <b>1</b> {headings[0]}
        </h2>
        <Form {...formProps} hidden={isSecond}>
          <FormMessages state={state} />
          <PhoneField autoComplete="tel" state={state} />
          <Captcha script={captchaScript} state={state} />
          <Submit isPending={isPending} label={t('sendCode')} />
          <Foot>{aside}</Foot>
        </Form>
      </Step>
      <Step $isOpen={isSecond} aria-labelledby="step-account" as="section" ref={second}>
        <h2 id="step-account">
          <b>2</b> {headings[1]}
        </h2>
        {sent && !isSecond && (
          <Note>
            <TextLink
              href={`#${secondStep}`}
              onClick={(event) => {
                event.preventDefault();
                pushHash(secondStep);
              }}
            >
              {t('code.have')}
            </TextLink>
          </Note>
        )}
        {sent && <div hidden={!isSecond}>{children(sent)}</div>}
      </Step>
    </List>
  );
}

/** Takes the six digits; phones offer them from the message by themselves. */
export function CodeField({ sent, error }: { sent: SmsCode; error?: string }) {
  const { t } = useT('accountForms');
  return (
    <div>
      <TextField
        autoComplete="one-time-code"
        error={error}
        inputMode="numeric"
        label={t('code.label')}
        maxLength={12}
        name="code"
        required
      />
      <CodeHint onAnother={() => window.history.back()} sent={sent} />
    </div>
  );
}
