'use client';

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import { useCallback, useEffect, useState } from 'react';

import { useReadNotices } from '../../cms/admin/notices/useReadNotices';
import { useRequest, type Refusal } from '../../cms/admin/ui/useRequest';
import { adminLanguage } from '../../domain/languages';
import { ProblemList } from './ProblemList';
import { releasedLanguageNames } from './release';
import { ReleasePublishing } from './ReleasePublishing';
import type { ReleasedDocument, ShownRelease } from './showRelease';
import { releaseMessages } from './texts';
import { usePreview } from './usePreview';

/** So long after its moment a release is published, or has failed. */
const patienceMs = 8_000;
const longestWaitMs = 24 * 60 * 60_000;

/** Asks again when the moment of a scheduled release is over, as long as its form is open. */
function useMoment(release: ShownRelease | undefined, load: () => Promise<void>): void {
  const at = release?.state === 'scheduled' ? release.scheduled?.at : undefined;
  useEffect(() => {
    const wait = at ? Date.parse(at) + patienceMs - Date.now() : Infinity;
    if (wait > longestWaitMs) return;
    const timer = setTimeout(() => void load(), Math.max(patienceMs, wait));
    return () => clearTimeout(timer);
  }, [at, load, release]);
}

/** In the form of a release: its documents with what keeps each back, the preview, and publishing now or later. */
export function ReleasePanel() {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const language = adminLanguage(i18n.language);
  const words = releaseMessages[language];
  const [refusal, setRefusal] = useState<Refusal>();
  const request = useRequest(words.failure, setRefusal);
  const preview = usePreview(id, words.notOpened);
  const [release, setRelease] = useState<ShownRelease>();
  const [isBusy, setIsBusy] = useState(false);
  const ask = useCallback(
    async () => (id ? request<ShownRelease>('GET', `/releases/${id}/documents`) : undefined),
    [id, request],
  );
  const load = useCallback(() => ask().then(setRelease), [ask]);
  useEffect(() => {
    void ask().then(setRelease);
  }, [ask]);
  useReadNotices(id ? `releases:${id}` : undefined);
  useMoment(release, load);
  if (!id) return <p className="release-panel">{words.saveFirst}</p>;
  if (!release) return null;

  const send = async (method: string, path: string, done: string, body: object = {}) => {
    setIsBusy(true);
    setRefusal(undefined);
    const answer = await request<ShownRelease>(method, `/releases/${id}${path}`, body);
    if (answer) {
      setRelease(answer);
      toast.success(done);
    } else await load();
    setIsBusy(false);
  };
  const remove = ({ id: row }: ReleasedDocument) => send('DELETE', `/documents/${row}`, words.removed);
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
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">{words.document}</th>
                  <th scope="col">{words.languages}</th>
                  <th scope="col">{words.addedBy}</th>
                  {!release.published && <th scope="col">{words.readiness}</th>}
                  <td />
                </tr>
              </thead>
              <tbody>
                {release.documents.map((document) => (
                  <tr key={document.id}>
                    <th scope="row">
                      <Link href={document.path}>{document.title}</Link>
                    </th>
                    <td>{releasedLanguageNames[document.languages][language]}</td>
                    <td>{document.addedByName}</td>
                    {!release.published && (
                      <td className={document.reasons.length > 0 ? 'admin-table__overdue' : undefined}>
                        {document.reasons.length > 0 ? (
                          <ul className="release-panel__reasons">
                            {document.reasons.map((reason) => (
                              <li key={reason}>{reason}</li>
                            ))}
                          </ul>
                        ) : (
                          words.ready
                        )}
                      </td>
                    )}
                    <td>
                      <div className="release-panel__actions">
                        {!release.published && (
                          <Button
                            aria-label={words.previewOf(document.title)}
                            buttonStyle="secondary"
                            margin={false}
                            onClick={() => void preview(document.id)}
                            size="small"
                          >
                            {words.preview}
                          </Button>
                        )}
                        {document.mayRemove && (
                          <Button
                            aria-label={words.removeOf(document.title)}
                            buttonStyle="secondary"
                            disabled={isBusy}
                            margin={false}
                            onClick={() => void remove(document)}
                            size="small"
                          >
                            {words.remove}
                          </Button>
                        )}
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
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
