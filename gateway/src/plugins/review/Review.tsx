'use client';

import { useFormModified } from '@payloadcms/ui';
import { useId, useRef, useState, useTransition } from 'react';

import { useReadNotices } from '../../cms/admin/notices/useReadNotices';
import { formatTime } from '../../cms/admin/ui/formatTime';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { needsComment, type ReviewKind } from './reviewState';
import { reviewMessages } from './texts';
import { useReview } from './useReview';

/** In the sidebar of a document: whether its draft is approved, what was said about it, and what can be done. */
export function Review() {
  const words = reviewMessages[useAdminLanguage()];
  const { review, send } = useReview(words.failure);
  useReadNotices(useFormDocument().name);
  const isModified = useFormModified();
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isBusy, startWork] = useTransition();
  const field = useId();
  if (!review) return null;
  const { state, actions, entries, isRequired } = review;

  const act = (kind: ReviewKind) => {
    if (needsComment(kind) && !comment.trim()) {
      setIsMissing(true);
      input.current?.focus();
      return;
    }
    startWork(async () => {
      if (await send(kind, comment)) setComment('');
    });
  };
  return (
    <section aria-labelledby="review-heading" className="review">
      <h3 id="review-heading">{words.heading}</h3>
      {isRequired && <p>{words.required}</p>}
      <p role="status">{words.states[state]}</p>
      {entries.length > 0 && (
        <ol className="review__entries">
          {entries.map(({ id, kind, authorName, comment: said, at }) => (
            <li key={id}>
              <strong>{authorName}</strong> {words.kinds[kind]}
              {said && <p className="review__comment">{said}</p>}
              <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
            </li>
          ))}
        </ol>
      )}
      <label className="field-label" htmlFor={field}>
        {words.comment}
      </label>
      <textarea
        ref={input}
        id={field}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${field}-missing` : undefined}
        maxLength={2_000}
        onChange={(event) => {
          setComment(event.target.value);
          setIsMissing(false);
        }}
        rows={3}
        value={comment}
      />
      {isMissing && (
        <p id={`${field}-missing`} role="alert">
          {words.missing}
        </p>
      )}
      {isModified && actions.some((kind) => kind !== 'comment') && <p>{words.saving}</p>}
      <div className="review__actions">
        {actions.map((kind) => (
          <SmallButton
            buttonStyle={needsComment(kind) ? 'secondary' : 'primary'}
            disabled={isBusy || (isModified && kind !== 'comment')}
            key={kind}
            onClick={() => act(kind)}
          >
            {words.actions[kind]}
          </SmallButton>
        ))}
      </div>
    </section>
  );
}
