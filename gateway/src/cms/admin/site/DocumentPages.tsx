'use client';

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import { adminLanguage } from '../../../domain/languages';
import type { WindowState } from '../../../features/windows/windowState';
import { pollDelay, type PendingUpdate } from '../../../sync/pollDelay';
import type { SiteState } from '../../../sync/sitePages';
import { formatTime } from '../ui/formatTime';
import { useSavedAt } from '../ui/useSavedAt';
import { placeMessages } from '../windows/messages';
import { WindowStateText } from '../windows/WindowStateText';
import { DocumentPageList } from './DocumentPageList';
import { siteMessages } from './messages';
import { OutstandingUpdates } from './OutstandingUpdates';
import { useRefresh } from './useRefresh';

interface Answer {
  publishedAt: number | null;
  siteUrl: string;
  sites: SiteState[];
  outstanding: PendingUpdate[];
  window?: WindowState;
}

const quiet = { color: 'var(--theme-elevation-600)', fontSize: 12, margin: 0 } as const;

/** Whether a document is live: per page and language, as the running site says (docs/decisions/0017). */
export function DocumentPages() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const savedAt = useSavedAt();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const language = adminLanguage(i18n.language);
  const refresh = useRefresh(language);
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const source = collectionSlug ?? globalSlug;
  const isNew = Boolean(collectionSlug) && id === undefined;

  useEffect(() => {
    if (!source || isNew) return;
    const controller = new AbortController();
    const query = new URLSearchParams({ source, ...(collectionSlug && { id: String(id) }) });
    fetch(`${config.routes.api}/site-pages?${query}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        setAnswer((await response.json()) as Answer);
        setHasFailed(false);
      })
      .catch(() => {
        if (!controller.signal.aborted) setHasFailed(true);
      });
    return () => controller.abort();
  }, [config.routes.api, source, isNew, collectionSlug, id, savedAt, turn]);

  useEffect(() => {
    const pause = answer && pollDelay(answer, Date.now());
    if (pause === undefined) return;
    const timer = setTimeout(() => setTurn((before) => before + 1), pause);
    return () => clearTimeout(timer);
  }, [answer]);

  if (!source || isNew) return null;
  const refreshDocument = async () => {
    await refresh({ source, ...(collectionSlug && { id }) });
    setTurn((before) => before + 1);
  };
  const allPages = `/admin/site-pages?document=${source}${collectionSlug ? `:${id}` : ''}`;
  const place = placeMessages[source];
  // A withdrawn document may still be shown by the site.
  const canRefresh = answer && (answer.publishedAt !== null || answer.outstanding.length > 0);
  return (
    <section style={{ marginBottom: 24 }} aria-labelledby="site-pages-heading">
      <h3 id="site-pages-heading" style={{ marginBottom: 8 }}>
        {siteMessages.heading[language]}
      </h3>
      {hasFailed && <p role="alert">{siteMessages.notAsked[language]}</p>}
      {answer?.publishedAt === null && <p style={quiet}>{siteMessages.notPublished[language]}</p>}
      {answer?.publishedAt && (
        <p style={{ ...quiet, marginBottom: 8 }}>
          {siteMessages.publishedAt[language]}: {formatTime(answer.publishedAt)}
        </p>
      )}
      {answer?.window && <WindowStateText window={answer.window} source={source} language={language} />}
      {answer?.publishedAt && place && <p style={quiet}>{place[language]}</p>}
      {canRefresh && !place && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void refreshDocument()}>
          {siteMessages.refresh[language]}
        </Button>
      )}
      {answer && (
        <OutstandingUpdates
          updates={answer.outstanding}
          areSeveral={answer.sites.length > 1}
          language={language}
        />
      )}
      {answer?.sites.map(({ site, fault, pages }) => (
        <div key={site}>
          {(answer.sites.length > 1 || fault) && (
            <p style={{ ...quiet, marginTop: 8 }}>
              {site} {fault && siteMessages[fault][language]}
            </p>
          )}
          {answer.publishedAt !== null && !fault && !place && pages.length === 0 && (
            <p style={quiet}>{siteMessages.nowhere[language]}</p>
          )}
          <DocumentPageList pages={pages} siteUrl={answer.siteUrl} allPages={allPages} language={language} />
        </div>
      ))}
      <p style={quiet}>
        <a href={allPages}>{siteMessages.allPages[language]}</a>
      </p>
    </section>
  );
}
