'use client';

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useId, useState } from 'react';

import { formatTime } from '../../cms/admin/ui/formatTime';
import { useOwnZone } from '../../cms/admin/ui/useInBrowser';
import { timeWithZone } from '../../platform/plugins/scheduleState';
import { ProblemList } from './ProblemList';
import type { ShownRelease } from './showRelease';
import type { releaseMessages } from './texts';

interface ReleasePublishingProps {
  release: ShownRelease;
  words: (typeof releaseMessages)['en'];
  isBusy: boolean;
  send: (method: string, action: string, done: string, body?: object) => void;
}

/** The state of a release as a sentence; after a failure with the reasons. */
function Standing({ release, words }: Pick<ReleasePublishingProps, 'release' | 'words'>) {
  const { state, scheduled, published, problems } = release;
  const time = scheduled && timeWithZone(new Date(scheduled.at), scheduled.timezone);
  if (published)
    return <p role="status">{words.published(formatTime(Date.parse(published.at)), published.by)}</p>;
  if (!scheduled || !time) return <p role="status">{words.open}</p>;
  if (state === 'scheduled') return <p role="status">{words.scheduled(time, scheduled.by)}</p>;
  return <ProblemList message={words.failed(time)} problems={problems} />;
}

/** Publishing a release, now or at a moment; for those who publish. */
export function ReleasePublishing({ release, words, isBusy, send }: ReleasePublishingProps) {
  const zone = useOwnZone();
  const [time, setTime] = useState('');
  const field = useId();
  const { toggleModal } = useModal();
  const modal = `publish-release-${field}`;
  const undoModal = `undo-release-${field}`;
  const { mayPublish, mayUndo, needsApproval, published, scheduled, documents } = release;
  const schedule = () =>
    send('POST', '/schedule', words.scheduledNow, { moment: new Date(time).toISOString(), timezone: zone });
  return (
    <section aria-labelledby={`${field}-heading`}>
      <h3 id={`${field}-heading`}>{words.publishing}</h3>
      <Standing release={release} words={words} />
      {!mayPublish && !published && <p>{words.forEditors}</p>}
      {mayUndo && (
        <>
          <Button buttonStyle="secondary" disabled={isBusy} onClick={() => toggleModal(undoModal)}>
            {words.undo}
          </Button>
          <ConfirmationModal
            heading={words.confirmUndo}
            body={words.undoMeans}
            modalSlug={undoModal}
            onConfirm={() => send('POST', '/undo', words.undone)}
          />
        </>
      )}
      {mayPublish && documents.length > 0 && (
        <div className="release-panel__publishing">
          <Button disabled={isBusy} margin={false} onClick={() => toggleModal(modal)}>
            {words.publish}
          </Button>
          <ConfirmationModal
            heading={words.confirm(documents.length)}
            body={words.confirmMeans(needsApproval)}
            modalSlug={modal}
            onConfirm={() => send('POST', '/publish', words.publishedNow)}
          />
          <div>
            <label className="field-label" htmlFor={`${field}-time`}>
              {words.time(zone)}
            </label>
            <input
              className="plain-select"
              id={`${field}-time`}
              onChange={(event) => setTime(event.target.value)}
              type="datetime-local"
              value={time}
            />
          </div>
          <Button buttonStyle="secondary" disabled={isBusy || !time} margin={false} onClick={schedule}>
            {words.schedule}
          </Button>
          {scheduled && (
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() => send('POST', '/unschedule', words.unscheduled)}
            >
              {words.unschedule}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
