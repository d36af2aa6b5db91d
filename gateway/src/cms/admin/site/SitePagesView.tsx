import type { AdminViewServerProps } from 'payload';

import { adminLanguage } from '../../../domain/languages';
import { config } from '../../../platform/config/config';
import { sitePages } from '../../../sync/sitePages';
import { AdminPage } from '../ui/AdminPage';
import { FollowLive } from '../ui/FollowLive';
import { siteMessages, statusMessages } from './messages';
import { SiteTable } from './SiteTable';

const filters = ['all', 'late', 'failed'] as const;
type Filter = (typeof filters)[number];

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Every page of the site as visitors get it now, instance by instance; those that are late or failed on request. */
export async function SitePagesView(props: AdminViewServerProps) {
  const { searchParams } = props;
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const document = single(searchParams?.document);
  const show: Filter = filters.find((filter) => filter === single(searchParams?.show)) ?? 'all';
  const sites = await sitePages(req.payload, document);
  const countOf = (filter: Filter) =>
    sites.flatMap(({ pages }) => pages).filter(({ status }) => filter === 'all' || status === filter).length;
  const labelOf = (filter: Filter) =>
    filter === 'all' ? siteMessages.all[language] : statusMessages[filter][language].replace(/:.*/, '');
  const addressOfFilter = (filter: Filter) =>
    `/admin/site-pages?${new URLSearchParams({ show: filter, ...(document && { document }) })}`;
  return (
    <AdminPage {...props} title={siteMessages.allPages[language]}>
      <FollowLive />
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{siteMessages.explanation[language]}</p>
      <nav className="admin-filter" aria-label={siteMessages.state[language]}>
        {filters.map((filter) => (
          <a key={filter} href={addressOfFilter(filter)} aria-current={filter === show ? 'page' : undefined}>
            {labelOf(filter)} ({countOf(filter)})
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
            <SiteTable
              site={site}
              siteUrl={config.siteUrl}
              pages={pages.filter(({ status }) => show === 'all' || status === show)}
              language={language}
            />
          )}
        </section>
      ))}
    </AdminPage>
  );
}
