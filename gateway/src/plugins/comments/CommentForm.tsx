'use client';

import { type ReactNode, useCallback, useId, useRef, useState, useTransition } from 'react';

import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { type Refusal, useRequest } from '../../cms/admin/ui/useRequest';
import type { DocumentComments } from './endpoints';
import { commentMessages } from './texts';

export interface CommentFormProps {
  /** The document, and the subject of the comment, as requests name them. */
  named: object;
  about: object;
  label: string;
  action: string;
  colleagues: DocumentComments['colleagues'];
  text: string;
  onType: (text: string) => void;
  /** With all that is said of the document now, and what was sent. */
  onSent: (data: DocumentComments, sent: string) => void;
  /** Above the text. */
  children?: ReactNode;
}

/** Moves the focus within the panel, unless somebody has gone on to type elsewhere. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.matches('body, .comments :not(textarea)')) element?.focus();
}

/**
 * A comment or an answer, and whom to tell of it. A refusal stands below the text, which stays as it is.
 * @accessibility Typing “@” opens the list of colleagues below the text; the focus stays in the text.
 */
export function CommentForm(props: CommentFormProps) {
  const { named, about, label, action, colleagues, text, onType, onSent, children } = props;
  const words = commentMessages[useAdminLanguage()];
  const [told, setTold] = useState<number[]>([]);
  const [isTelling, setIsTelling] = useState(false);
  const [problem, setProblem] = useState('');
  const showProblem = useCallback(({ message }: Refusal) => setProblem(message), []);
  const request = useRequest(words.failure, showProblem);
  const [isBusy, startWork] = useTransition();
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const type = (typed: string) => {
    if (typed.length > text.length && typed.endsWith('@')) setIsTelling(true);
    onType(typed);
  };
  const toggle = (colleague: number) =>
    setTold(told.includes(colleague) ? told.filter((one) => one !== colleague) : [...told, colleague]);
  const send = () =>
    startWork(async () => {
      setProblem('');
      const body = { ...named, ...about, text, told };
      const data = await request<DocumentComments>('POST', '/comments', body);
      takeFocus(input.current);
      if (!data) return;
      setTold([]);
      setIsTelling(false);
      onSent(data, text);
    });
  const names = colleagues.filter((one) => told.includes(one.id)).map(({ name }) => name);
  return (
    <div className="comments__form">
      {children}
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={Boolean(problem)}
        className="plain-select"
        id={id}
        onChange={(event) => type(event.target.value)}
        ref={input}
        rows={3}
        value={text}
      />
      {problem && (
        <p className="comments__problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {colleagues.length > 0 && (
        <details onToggle={(event) => setIsTelling(event.currentTarget.open)} open={isTelling}>
          <summary id={`${id}-tell`}>{names.length > 0 ? words.tells(names) : words.tell}</summary>
          {/* A hundred threads have as many of these lists. */}
          {isTelling && (
            <fieldset aria-labelledby={`${id}-tell`} className="comments__colleagues">
              {colleagues.map((colleague) => (
                <label key={colleague.id}>
                  <input
                    checked={told.includes(colleague.id)}
                    onChange={() => toggle(colleague.id)}
                    type="checkbox"
                  />{' '}
                  {colleague.name}
                </label>
              ))}
            </fieldset>
          )}
        </details>
      )}
      <SmallButton disabled={isBusy} onClick={send}>
        {action}
      </SmallButton>
    </div>
  );
}
