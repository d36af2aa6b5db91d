'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, useTransition } from 'react';

import { useReadNotices } from '../../cms/admin/notices/useReadNotices';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useRequest } from '../../cms/admin/ui/useRequest';
import { languageNames } from '../../domain/languages';
import { CommentForm, takeFocus } from './CommentForm';
import { CommentThread } from './CommentThread';
import type { DocumentComments } from './endpoints';
import { commentMessages } from './texts';
import type { ShownThread } from './threads';
import { useCommentedFields } from './useCommentedFields';

/** In place of a thread: what begins one. */
const newThread = 0;

/**
 * In the sidebar of a document: what was said about its fields, and a comment on the field that was used last. One panel
 * for all fields: a part in each would be loaded and rendered a hundred times in a long form. It is there before its data,
 * so that it does not miss where the focus goes meanwhile.
 * @accessibility Where a button goes with what it did, the heading, which counts what is open, takes the focus.
 */
export function Comments() {
  const language = useAdminLanguage();
  const words = commentMessages[language];
  const { named, query, name } = useFormDocument();
  const { data: asked, hasFailed } = useAnswer<DocumentComments>(query && `/comments?${query}`);
  /** The data of the last request's answer, and the number of requests that took their button away. */
  const [answered, setAnswered] = useState<{ data?: DocumentComments; acts: number }>({ acts: 0 });
  const data = answered.data ?? asked;
  /** The text that is being typed, by the thread that it answers; undefined where nothing was begun. */
  const [texts, setTexts] = useState<Partial<Record<number, string>>>({});
  useReadNotices(data?.threads.length ? name : undefined);
  const request = useRequest(words.failure);
  const [isBusy, startWork] = useTransition();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, chosen, choose, show } = useCommentedFields(panel, Boolean(texts[newThread]));
  const id = useId();
  useEffect(() => {
    if (answered.acts > 0) takeFocus(heading.current);
  }, [answered.acts]);

  const act = (method: 'DELETE' | 'PATCH', comment: number, body?: object) =>
    startWork(async () => {
      const now = await request<DocumentComments>(method, `/comments/${comment}`, body);
      if (now) setAnswered(({ acts }) => ({ data: now, acts: acts + 1 }));
    });
  if (hasFailed && !data) return <p role="alert">{words.failure}</p>;

  const { threads = [], colleagues = [] } = data ?? {};
  const formOf = (thread: number) => ({
    ...{ colleagues, named: named ?? {}, text: texts[thread] ?? '' },
    onType: (text: string) => setTexts((now) => ({ ...now, [thread]: text })),
    onSent: (now: DocumentComments, sent: string) => {
      toast.success(words.sent);
      setAnswered(({ acts }) => ({ data: now, acts }));
      // A text that was typed meanwhile stays.
      setTexts((texted) => (texted[thread] === sent ? { ...texted, [thread]: undefined } : texted));
    },
  });
  const listOf = (listed: typeof threads) => (
    <ul className="comments__threads">
      {listed.map((thread) => (
        <CommentThread
          {...{ thread, show, isBusy, act, ...formOf(thread.id) }}
          isAnswerable={isInHand(thread)}
          field={fields.find(({ key }) => key === thread.field)}
          key={thread.id}
        />
      ))}
    </ul>
  );
  // Somebody else may resolve what is being answered.
  const isInHand = ({ id: thread, isResolved }: ShownThread) => !isResolved || texts[thread] !== undefined;
  const resolved = threads.filter((thread) => !isInHand(thread));
  const about = fields.find(({ key }) => key === chosen.key);
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="admin-sidebar-part comments"
      hidden={!data}
      ref={panel}
    >
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {words.heading(threads.filter(({ isResolved }) => !isResolved).length)}
      </h3>
      {listOf(threads.filter(isInHand))}
      {resolved.length > 0 && (
        <details>
          <summary>{words.resolved(resolved.length)}</summary>
          {listOf(resolved)}
        </details>
      )}
      <CommentForm
        {...formOf(newThread)}
        about={{ field: about?.key, language: about?.isLocalised ? chosen.language : null }}
        action={words.send}
        label={words.text}
      >
        <label className="field-label" htmlFor={`${id}-about`}>
          {words.about}
        </label>
        <select
          aria-describedby={`${id}-hint`}
          className="plain-select"
          id={`${id}-about`}
          onChange={(event) => choose({ ...chosen, key: event.target.value })}
          value={about?.key ?? ''}
        >
          <option value="">{words.whole}</option>
          {fields.map(({ key, label, isLocalised }) => (
            <option key={key} value={key}>
              {isLocalised ? `${label} (${languageNames[chosen.language][language]})` : label}
            </option>
          ))}
        </select>
        <p className="admin-quiet" id={`${id}-hint`}>
          {words.aboutHint}
        </p>
      </CommentForm>
    </section>
  );
}
