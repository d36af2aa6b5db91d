'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useReducer, useState, useTransition } from 'react';

import { useReadNotices } from '../../cms/admin/notices/useReadNotices';
import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { usePreviewTab } from '../../cms/admin/ui/usePreviewTab';
import { useRequest, type Refusal } from '../../cms/admin/ui/useRequest';
import { ProblemList } from './ProblemList';
import { releasedLanguageNames } from './release';
import { ReleasePublishing } from './ReleasePublishing';
import type { ReleasedDocument, ShownRelease } from './showRelease';
import { releaseMessages } from './texts';

/** So long after its moment a release is published, or has failed. */
const patienceMs = 8_000;
const longestWaitMs = 24 * 60 * 60_000;

/** Asks again when the moment of a scheduled release is over, as long as its form is open. */
function useMoment(release: ShownRelease | undefined, askAgain: () => void): void {
  const at = release?.state === 'scheduled' ? release.scheduled?.at : undefined;
  useEffect(() => {
    const wait = at ? Date.parse(at) + patienceMs - Date.now() : Infinity;
    if (wait > longestWaitMs) return;
    const timer = setTimeout(askAgain, Math.max(patienceMs, wait));
    return () => clearTimeout(timer);
  }, [at, askAgain, release]);
}

const Reasons = ({ reasons }: Pick<ReleasedDocument, 'reasons'>) => (
  <ul className="release-panel__reasons admin-table__overdue">
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);

/** In the form of a release: its documents with what keeps each back, the preview, and publishing now or later. */
export function ReleasePanel() {
  const { id } = useDocumentInfo();
  const language = useAdminLanguage();
  const words = releaseMessages[language];
  const [refusal, setRefusal] = useState<Refusal>();
  const request = useRequest(words.failure, setRefusal);
  const openTab = usePreviewTab(words.notOpened);
  const preview = (row?: number) => openTab(`/releases/${id}/preview`, row ? { row: String(row) } : {});
  const [turn, askAgain] = useReducer((last: number) => last + 1, 0);
  const path = id && `/releases/${id}/documents`;
  const { data: release, hasFailed } = useAnswer<ShownRelease>(path || undefined, turn);
  const [isBusy, startWork] = useTransition();
  useReadNotices(id ? `releases:${id}` : undefined);
  useMoment(release, askAgain);
  if (!id) return <p className="release-panel">{words.saveFirst}</p>;
  if (!release) return hasFailed ? <p role="alert">{words.failure}</p> : null;

  const send = (method: string, action: string, done: string, body: object = {}) => {
    setRefusal(undefined);
    startWork(async () => {
      const answer = await request<{ left?: Refusal['problems'] }>(method, `/releases/${id}${action}`, body);
      if (answer?.left?.length) setRefusal({ message: words.left, problems: answer.left });
      else if (answer) toast.success(done);
      askAgain();
    });
  };
  const remove = ({ id: row }: ReleasedDocument) => send('DELETE', `/documents/${row}`, words.removed);
  const cellsOf = (document: ReleasedDocument) => ({
    [words.document]: <Link href={document.path}>{document.title}</Link>,
    [words.languages]: releasedLanguageNames[document.languages][language],
    [words.addedBy]: document.addedByName,
    ...(!release.published && {
      [words.readiness]: document.reasons.length > 0 ? <Reasons {...document} /> : words.ready,
    }),
    '': (
      <div className="release-panel__actions">
        {!release.published && (
          <SmallButton aria-label={words.previewOf(document.title)} onClick={() => void preview(document.id)}>
            {words.preview}
          </SmallButton>
        )}
        {document.mayRemove && (
          <SmallButton
            aria-label={words.removeOf(document.title)}
            disabled={isBusy}
            onClick={() => remove(document)}
          >
            {words.remove}
          </SmallButton>
        )}
      </div>
    ),
  });
  return (
    <div className="release-panel">
      <ReleasePublishing isBusy={isBusy} release={release} send={send} words={words} />
      {refusal && <ProblemList {...refusal} />}
      <section aria-labelledby="release-documents-heading">
        <h3 id="release-documents-heading">{words.documents}</h3>
        {release.documents.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <>
            <AdminTable
              rows={release.documents.map((document) => ({ key: document.id, cells: cellsOf(document) }))}
            />
            {!release.published && (
              <Button buttonStyle="secondary" onClick={() => void preview()} size="small">
                {words.previewTogether}
              </Button>
            )}
          </>
        )}
      </section>
    </div>
  );
}
