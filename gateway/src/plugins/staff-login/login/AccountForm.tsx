'use client';

import { FormSubmit } from '@payloadcms/ui';
import { useState, useTransition, type FormEvent, type ReactNode } from 'react';

import { useRequest, type Refusal } from '../../../cms/admin/ui/useRequest';
import { FormMessage } from './FormMessage';
import type { LoginWords } from './texts';

interface AccountFormProps<A> {
  /** In the REST interface. */
  path: string;
  words: LoginWords;
  lead?: string;
  submit: string;
  /** Makes the body of the request, or says in a sentence why it is not sent. */
  bodyOf?: (form: FormData) => object | string;
  onAnswer: (answer: A) => Promise<void> | void;
  onRefusal?: (refusal: Refusal) => void;
  /** The fields; `round` counts the answers, each of which used up the token of a captcha. */
  children: (round: number) => ReactNode;
}

/** A form that is sent without a login. */
export function AccountForm<A>({
  path,
  words,
  lead,
  submit,
  bodyOf = Object.fromEntries,
  onAnswer,
  onRefusal,
  children,
}: AccountFormProps<A>) {
  const [{ round, message }, setState] = useState({ round: 0, message: '' });
  const [isBusy, startWork] = useTransition();
  const show = (text: string) => setState((last) => ({ round: last.round + 1, message: text }));
  const request = useRequest(words.failure, (refusal) => {
    show(refusal.message);
    onRefusal?.(refusal);
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget));
    if (isBusy) return;
    if (typeof body === 'string') show(body);
    else
      startWork(async () => {
        const answer = await request<A>('POST', path, body);
        if (!answer) return;
        show('');
        await onAnswer(answer);
      });
  };
  return (
    <form aria-busy={isBusy} className="login__form" method="post" onSubmit={onSubmit}>
      {lead && <p className="login-note">{lead}</p>}
      <FormMessage key={round} text={message} />
      <div className="login__form__inputWrap">{children(round)}</div>
      <FormSubmit disabled={isBusy} size="large">
        {submit}
      </FormSubmit>
    </form>
  );
}
