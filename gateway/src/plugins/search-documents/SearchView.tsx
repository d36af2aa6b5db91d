import Link from 'next/link';
import type { AdminViewServerProps } from 'payload';

import { isStaffUser } from '../../cms/access/roles';
import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { adminLanguage } from '../../domain/languages';
import { findDocuments } from './findDocuments';
import { SearchForm } from './SearchForm';
import { searchMessages, searchTitle } from './texts';

/** The documents that were found, collection by collection. */
export async function SearchView(props: AdminViewServerProps & { siteUrl: string }) {
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const words = searchMessages[language];
  const asked = props.searchParams?.q;
  const query = (typeof asked === 'string' ? asked : '').trim();
  const found = isStaffUser(req.user) ? await findDocuments(req, query, props.siteUrl) : [];
  const count = found.reduce((sum, { documents }) => sum + documents.length, 0);
  return (
    <AdminPage {...props} title={searchTitle[language]}>
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{words.lead}</p>
      <SearchForm language={language} query={query} />
      {query && <p role="status">{count > 0 ? words.found(count) : words.none(query)}</p>}
      {found.map(({ heading, documents, isCut }) => (
        <section key={heading} style={{ marginTop: 24 }}>
          {heading && <h2 style={{ fontSize: 18 }}>{heading}</h2>}
          <ul>
            {documents.map(({ title, path }) => (
              <li key={path}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </ul>
          {isCut && <p className="admin-quiet">{words.more}</p>}
        </section>
      ))}
    </AdminPage>
  );
}
