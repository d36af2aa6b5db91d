'use client';

import { formatTime } from '../../cms/admin/ui/formatTime';
import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { languageNames } from '../../domain/languages';
import { CommentForm } from './CommentForm';
import type { DocumentComments } from './endpoints';
import { commentMessages } from './texts';
import type { ShownThread } from './threads';
import type { CommentedField } from './useCommentedFields';

interface CommentThreadProps {
  thread: ShownThread;
  /** As the form has it now; undefined where it has none. */
  field: CommentedField | undefined;
  show: (path: string, language: ShownThread['language']) => void;
  isBusy: boolean;
  act: (method: 'DELETE' | 'PATCH', id: number, body?: object) => void;
  colleagues: DocumentComments['colleagues'];
  /** What requests say of the document. */
  named: object;
  onSent: () => void;
}

/**
 * What was said about one field, with the way to it, an answer, and whether it is done.
 * @accessibility Buttons that several threads have are named with what they are about.
 */
export function CommentThread({ thread, field, show, isBusy, act, ...form }: CommentThreadProps) {
  const language = useAdminLanguage();
  const words = commentMessages[language];
  const { id, isResolved, resolvedBy, comments } = thread;
  const name = field?.label ?? (thread.place || words.whole);
  const about = thread.language ? `${name} (${languageNames[thread.language][language]})` : name;
  const state = isResolved ? words.reopen : words.resolve;
  return (
    <li>
      {field ? (
        <button className="link-button" onClick={() => show(field.path, thread.language)} type="button">
          {about}
        </button>
      ) : (
        <strong>{about}</strong>
      )}
      {!field && thread.field && <p>{words.gone}</p>}
      <ol>
        {comments.map(({ id: comment, authorName, text, at, told, mayDelete }) => (
          <li key={comment}>
            <strong>{authorName}</strong>
            <p className="comments__text">{text || <em>{words.deleted}</em>}</p>
            <p className="admin-quiet">
              <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
              {told.length > 0 && ` – ${words.told(told)}`}
            </p>
            {mayDelete && (
              <button
                aria-label={words.removeOf(authorName, formatTime(at))}
                className="link-button"
                disabled={isBusy}
                onClick={() => act('DELETE', comment)}
                type="button"
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ol>
      {isResolved ? (
        <p>{resolvedBy && words.resolvedBy(resolvedBy)}</p>
      ) : (
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
