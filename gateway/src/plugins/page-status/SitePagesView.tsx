import type { AdminViewServerProps } from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { addressOf } from '../../cms/admin/ui/addressOf';
import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { FollowLive } from '../../cms/admin/ui/FollowLive';
import { RequestButton } from '../../cms/admin/ui/RequestButton';
import { documentQuery } from '../../cms/admin/ui/staffEndpoint';
import { Time } from '../../cms/admin/ui/Time';
import { placeNamed } from '../../domain/adminPath';
import { adminLanguage, type ContentLanguage } from '../../domain/languages';
import type { PageStatusOptions } from './endpoints';
import { findPages, type SitePage } from './findPages';
import { PageStatusText } from './PageStatusText';
import { siteMessages, statusMessages } from './texts';

const filters = ['all', 'missing', 'late', 'failed'] as const;
const times = ['publishedVersion', 'shownVersion', 'generatedAt', 'renewsAt'] as const;
const headings = { ...siteMessages, publishedVersion: siteMessages.publishedAt };

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

interface PageTableProps {
  site: string;
  siteUrl: string;
  pages: SitePage[];
  language: ContentLanguage;
}

/** The pages of one instance: which version they show and which is published, when they were rendered and are renewed. */
function PageTable({ site, siteUrl, pages, language }: PageTableProps) {
  if (pages.length === 0) return <p>{siteMessages.none[language]}</p>;
  return (
    <AdminTable
      labels="long"
      rows={pages.map((page) => ({
        key: addressOf(page),
        cells: {
          [siteMessages.page[language]]: (
            <a href={siteUrl + addressOf(page)} target="_blank" rel="noreferrer">
              {addressOf(page)}
            </a>
          ),
          [siteMessages.state[language]]: <PageStatusText page={page} language={language} />,
          ...Object.fromEntries(
            times.map((time) => [headings[time][language], <Time key={time} moment={page[time]} />]),
          ),
          '': (
            <RequestButton
              method="POST"
              path="/site-refresh"
              body={{ site, paths: [addressOf(page)] }}
              label={siteMessages.refresh[language]}
              about={`${siteMessages.refresh[language]}: ${addressOf(page)}`}
              failure={siteMessages.notRefreshed[language]}
            />
          ),
        },
      }))}
    />
  );
}

/** Every page of the site as visitors get it now, instance by instance; those that are late or failed on request. */
export async function SitePagesView(
  props: AdminViewServerProps & Pick<PageStatusOptions, 'instances' | 'siteUrl'>,
) {
  const { searchParams, instances, siteUrl } = props;
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const place = documentQuery.safeParse(placeNamed(single(searchParams?.document) ?? ''));
  const document = place.success ? documentName(place.data) : undefined;
  const show = filters.find((filter) => filter === single(searchParams?.show)) ?? 'all';
  const sites = await findPages(req.payload, { instances, document });
  const isListed = (filter: (typeof filters)[number]) => (page: SitePage) =>
    filter === 'all' || page.status === filter;
  return (
    <AdminPage {...props} title={siteMessages.allPages[language]}>
      <FollowLive />
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{siteMessages.explanation[language]}</p>
      <nav className="admin-filter" aria-label={siteMessages.state[language]}>
        {filters.map((filter) => (
          <a
            key={filter}
            href={`/admin/site-pages?${new URLSearchParams({ show: filter, ...(document && { document }) })}`}
            aria-current={filter === show ? 'page' : undefined}
          >
            {filter === 'all'
              ? siteMessages.all[language]
              : statusMessages[filter][language].replace(/:.*/, '')}{' '}
            ({sites.flatMap(({ pages }) => pages.filter(isListed(filter))).length})
          </a>
        ))}
      </nav>
      {sites.map(({ site, fault, pages }) => (
        <section key={site} style={{ marginBottom: 48 }}>
          <h2 style={{ marginBottom: 16 }}>{site}</h2>
          {fault ? (
            <p role="alert">
              {site} {siteMessages[fault][language]}
            </p>
          ) : (
            <PageTable {...{ site, siteUrl, language }} pages={pages.filter(isListed(show))} />
          )}
        </section>
      ))}
    </AdminPage>
  );
}
