'use client';

import { toast } from '@payloadcms/ui';
import { useId, useReducer, useRef, useTransition } from 'react';

import { useReadNotices } from '../../cms/admin/notices/useReadNotices';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useRequest } from '../../cms/admin/ui/useRequest';
import { languageNames } from '../../domain/languages';
import { CommentForm } from './CommentForm';
import { CommentThread } from './CommentThread';
import type { DocumentComments } from './endpoints';
import { commentMessages } from './texts';
import { useCommentedFields } from './useCommentedFields';

/**
 * In the sidebar of a document: what was said about its fields, and a comment on the field that was used last. One panel
 * for all fields: a part in each would be loaded and rendered a hundred times in a long form.
 * @accessibility Where a button goes with what it did, the heading, which counts what is open, takes the focus.
 */
export function Comments() {
  const language = useAdminLanguage();
  const words = commentMessages[language];
  const { named, query, name } = useFormDocument();
  const [turn, askAgain] = useReducer((last: number) => last + 1, 0);
  const { data, hasFailed } = useAnswer<DocumentComments>(query && `/comments?${query}`, turn);
  useReadNotices(data?.threads.length ? name : undefined);
  const request = useRequest(words.failure);
  const [isBusy, startWork] = useTransition();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, chosen, choose, show } = useCommentedFields(panel);
  const id = useId();
  if (!data || !named) return hasFailed ? <p role="alert">{words.failure}</p> : null;

  const act = (method: 'DELETE' | 'PATCH', comment: number, body?: object) =>
    startWork(async () => {
      if (!(await request(method, `/comments/${comment}`, body))) return;
      heading.current?.focus();
      askAgain();
    });
  const onSent = () => {
    toast.success(words.sent);
    askAgain();
  };
  const { threads, colleagues } = data;
  const listOf = (listed: typeof threads) => (
    <ul className="comments__threads">
      {listed.map((thread) => (
        <CommentThread
          {...{ thread, show, isBusy, act, colleagues, named, onSent }}
          field={fields.find(({ key }) => key === thread.field)}
          key={thread.id}
        />
      ))}
    </ul>
  );
  const open = threads.filter(({ isResolved }) => !isResolved);
  const resolved = threads.filter(({ isResolved }) => isResolved);
  const about = fields.find(({ key }) => key === chosen.key);
  return (
    <section aria-labelledby={`${id}-heading`} className="admin-sidebar-part comments" ref={panel}>
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {words.heading(open.length)}
      </h3>
      {listOf(open)}
      {resolved.length > 0 && (
        <details>
          <summary>{words.resolved(resolved.length)}</summary>
          {listOf(resolved)}
        </details>
      )}
      <CommentForm
        {...{ colleagues, named, onSent }}
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
