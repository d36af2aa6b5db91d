'use client';

import { useEffect, useState } from 'react';

import { addressOf } from '../../cms/admin/ui/addressOf';
import { formatOptionalTime, formatTime } from '../../cms/admin/ui/formatTime';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { RequestButton } from '../../cms/admin/ui/RequestButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useSavedAt } from '../../cms/admin/ui/useSavedAt';
import type { ContentLanguage } from '../../domain/languages';
import type { OutstandingNotice } from '../../sync/notifySite';
import type { DocumentStatus } from './endpoints';
import type { SitePage } from './findPages';
import { PageStatusText } from './PageStatusText';
import { PeriodStateText } from './PeriodStateText';
import type { PageStatus } from './standingOf';
import { placeMessages, siteMessages, words } from './texts';

/** More is for the list of all pages. */
const mostShown = 8;
const quiet = { color: 'var(--theme-elevation-600)', fontSize: 12, margin: 0 } as const;

/** Milliseconds until it is worth asking again; undefined where nothing is on its way. */
function pauseAfter({ sites, outstanding }: DocumentStatus): number | undefined {
  if (outstanding.some(({ attempts }) => attempts < 4)) return 2_000;
  const are = (wanted: PageStatus) =>
    sites.some(({ pages }) => pages.some(({ status }) => status === wanted));
  if (outstanding.length > 0) return 30_000;
  if (are('waiting')) return 2_000;
  return are('missing') ? 30_000 : undefined;
}

interface NoticeTextProps {
  notice: OutstandingNotice;
  /** Whether it matters which instance is meant. */
  areSeveral: boolean;
  language: ContentLanguage;
}

function NoticeText({ notice, areSeveral, language }: NoticeTextProps) {
  const { site, attempts, nextAttemptAt, error } = notice;
  const { givenUp, told, again } = words[language];
  const tried = attempts === 0 ? told : again(attempts, formatOptionalTime(nextAttemptAt));
  return (
    <div role="status" style={{ marginTop: 8 }}>
      <p style={{ margin: 0 }}>
        {areSeveral && `${site}: `}
        {nextAttemptAt === undefined ? givenUp(attempts) : tried}
      </p>
      {error && (
        <details>
          <summary>{siteMessages.forDevelopers[language]}</summary>
          <pre style={{ whiteSpace: 'pre-wrap' }}>{error}</pre>
        </details>
      )}
    </div>
  );
}

interface PageProps {
  page: SitePage;
  siteUrl: string;
  language: ContentLanguage;
}

function Page({ page, siteUrl, language }: PageProps) {
  const facts = ['shownVersion', 'generatedAt', 'renewsAt'] as const;
  return (
    <li style={{ borderTop: '1px solid var(--theme-elevation-150)', padding: '6px 0' }}>
      <a href={siteUrl + addressOf(page)} target="_blank" rel="noreferrer">
        {addressOf(page)}
      </a>
      <p style={{ margin: 0 }}>
        <PageStatusText page={page} language={language} />
      </p>
      {facts.map((fact) => (
        <p key={fact} style={quiet}>
          {siteMessages[fact][language]} {formatOptionalTime(page[fact])}
        </p>
      ))}
    </li>
  );
}

/** Whether a document is live: per page and language, as the running site says (docs/decisions/0017). */
export function DocumentPages() {
  const { source, named, query, name } = useFormDocument();
  const savedAt = useSavedAt();
  const language = useAdminLanguage();
  const [turn, setTurn] = useState(0);
  const askAgain = () => setTurn((before) => before + 1);
  const path = query && `/site-pages?${query}`;
  const { data: status, hasFailed } = useAnswer<DocumentStatus>(path, `${savedAt} ${turn}`);

  useEffect(() => {
    const pause = status && pauseAfter(status);
    if (pause === undefined) return;
    const timer = setTimeout(askAgain, pause);
    return () => clearTimeout(timer);
  }, [status]);

  if (!source || !named) return null;
  const allPages = `/admin/site-pages?document=${name}`;
  const place = placeMessages[source];
  const { publishedAt = null, sites = [], outstanding = [], siteUrl = '', period } = status ?? {};
  const areSeveral = sites.length > 1;
  // A withdrawn document may still be shown by the site.
  const canRefresh = publishedAt !== null || outstanding.length > 0;
  return (
    <section style={{ marginBottom: 24 }} aria-labelledby="site-pages-heading">
      <h3 id="site-pages-heading" style={{ marginBottom: 8 }}>
        {siteMessages.heading[language]}
      </h3>
      {hasFailed && <p role="alert">{siteMessages.notAsked[language]}</p>}
      {status && (
        <p style={{ ...quiet, marginBottom: 8 }}>
          {publishedAt === null
            ? siteMessages.notPublished[language]
            : `${siteMessages.publishedAt[language]}: ${formatTime(publishedAt)}`}
        </p>
      )}
      {period && <PeriodStateText period={period} source={source} language={language} />}
      {publishedAt && place && <p style={quiet}>{place[language]}</p>}
      {canRefresh && !place && (
        <RequestButton
          method="POST"
          path="/site-refresh"
          body={named}
          label={siteMessages.refresh[language]}
          failure={siteMessages.notRefreshed[language]}
          onDone={askAgain}
        />
      )}
      {outstanding.map((notice) => (
        <NoticeText key={notice.site} notice={notice} areSeveral={areSeveral} language={language} />
      ))}
      {sites.map(({ site, fault, pages }) => (
        <div key={site}>
          {(areSeveral || fault) && (
            <p style={{ ...quiet, marginTop: 8 }}>
              {site} {fault && siteMessages[fault][language]}
            </p>
          )}
          {publishedAt !== null && !fault && !place && pages.length === 0 && (
            <p style={quiet}>{siteMessages.nowhere[language]}</p>
          )}
          <ul style={{ listStyle: 'none', margin: '8px 0', padding: 0 }}>
            {pages.slice(0, mostShown).map((page) => (
              <Page key={addressOf(page)} page={page} siteUrl={siteUrl} language={language} />
            ))}
          </ul>
          {pages.length > mostShown && <p style={quiet}>{words[language].more(pages.length - mostShown)}</p>}
        </div>
      ))}
      <p style={quiet}>
        <a href={allPages}>{siteMessages.allPages[language]}</a>
      </p>
    </section>
  );
}
