'use client';

import { useState } from 'react';

import { formatTime } from '../../cms/admin/ui/formatTime';
import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { languageNames } from '../../domain/languages';
import { CommentForm, type CommentFormProps } from './CommentForm';
import { commentMessages } from './texts';
import type { ShownThread } from './threads';
import type { CommentedField } from './useCommentedFields';

interface DeleteButtonProps {
  comment: ShownThread['comments'][number];
  isBusy: boolean;
  onConfirmed: () => void;
}

/** Deletes with its second press: nothing brings the words back. */
function DeleteButton({ comment, isBusy, onConfirmed }: DeleteButtonProps) {
  const words = commentMessages[useAdminLanguage()];
  const [isAsking, setIsAsking] = useState(false);
  const question = comment.isDeletedWithAnswers ? words.removeAllForGood : words.removeForGood;
  const label = isAsking ? question : words.remove;
  return (
    <button
      aria-label={`${label} (${words.commentOf(comment.authorName, formatTime(comment.at))})`}
      className="link-button"
      disabled={isBusy}
      onBlur={() => setIsAsking(false)}
      onClick={() => (isAsking ? onConfirmed() : setIsAsking(true))}
      type="button"
    >
      {label}
    </button>
  );
}

type FormProps = Pick<CommentFormProps, 'colleagues' | 'named' | 'onSent' | 'onType' | 'text'>;

interface CommentThreadProps extends FormProps {
  thread: ShownThread;
  /** As the form has it now; undefined where it has none. */
  field: CommentedField | undefined;
  show: (key: string, language: ShownThread['language']) => void;
  /** Whether an answer may be sent. */
  isAnswerable: boolean;
  isBusy: boolean;
  act: (method: 'DELETE' | 'PATCH', id: number, body?: object) => void;
}

/**
 * The comments on one field, with the way to it, an answer, and whether they are resolved.
 * @accessibility Buttons that several threads have are named with what they are about.
 */
export function CommentThread(props: CommentThreadProps) {
  const { thread, field, show, isAnswerable, isBusy, act, ...form } = props;
  const language = useAdminLanguage();
  const words = commentMessages[language];
  const { id, isResolved, resolvedBy, comments } = thread;
  const name = field?.label ?? (thread.place || words.whole);
  const about = thread.language ? `${name} (${languageNames[thread.language][language]})` : name;
  const state = isResolved ? words.reopen : words.resolve;
  return (
    <li>
      {field ? (
        <button className="link-button" onClick={() => show(field.key, thread.language)} type="button">
          {about}
        </button>
      ) : (
        <strong>{about}</strong>
      )}
      {!field && thread.field && <p>{words.gone}</p>}
      <ol>
        {comments.map((comment) => (
          <li key={comment.id}>
            <strong>{comment.authorName}</strong>
            <p className="comments__text">{comment.text || <em>{words.deleted}</em>}</p>
            <p className="admin-quiet">
              <time dateTime={new Date(comment.at).toISOString()}>{formatTime(comment.at)}</time>
              {comment.told.length > 0 && ` – ${words.told(comment.told)}`}
            </p>
            {comment.mayDelete && (
              <DeleteButton {...{ comment, isBusy }} onConfirmed={() => act('DELETE', comment.id)} />
            )}
          </li>
        ))}
      </ol>
      {resolvedBy && <p>{words.resolvedBy(resolvedBy)}</p>}
      {isAnswerable && (
        <details>
          <summary aria-label={`${words.answer}: ${about}`}>{words.answer}</summary>
          <CommentForm {...form} about={{ thread: id }} action={words.sendAnswer} label={words.yourAnswer} />
        </details>
      )}
      <SmallButton
        aria-label={`${state}: ${about}`}
        disabled={isBusy}
        onClick={() => act('PATCH', id, { isResolved: !isResolved })}
      >
        {state}
      </SmallButton>
    </li>
  );
}
