'use client';

import { Button, useFormModified } from '@payloadcms/ui';
import { useTransition } from 'react';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { reviewMessages } from './texts';
import { useReview } from './useReview';

/**
 * Above the form, for whoever needs an approval: the button that submits the draft, in place of the one that publishes, which
 * admin.css hides. A draft that is approved, and not changed since, is published as usual.
 */
export function SubmitButton() {
  const words = reviewMessages[useAdminLanguage()];
  const { review, send } = useReview(words.failure);
  const isModified = useFormModified();
  const [isBusy, startWork] = useTransition();
  if (!review?.isRequired || (review.state === 'approved' && !isModified)) return null;
  const { state, actions } = review;
  const submit = () =>
    startWork(async () => {
      await send('submitted', '');
    });
  return (
    <div className="needs-approval" title={words.required}>
      <Button
        disabled={isBusy || isModified || !actions.includes('submitted')}
        margin={false}
        onClick={submit}
        size="medium"
      >
        {state === 'submitted' && !isModified ? words.waits : words.actions.submitted}
      </Button>
    </div>
  );
}
