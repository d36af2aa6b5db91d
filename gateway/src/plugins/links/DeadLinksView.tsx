import type { AdminViewServerProps } from 'payload';

import { isStaffUser } from '../../cms/access/roles';
import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { FollowLive } from '../../cms/admin/ui/FollowLive';
import { adminLanguage } from '../../domain/languages';
import { config } from '../../platform/config/config';
import { findDeadLinks } from './deadLinks';
import { DeadLinkTable } from './DeadLinkTable';
import { deadLinkMessages } from './deadLinkTexts';

/** The report of links that lead nowhere: those to pages of the site, and those to other sites. */
export async function DeadLinksView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const links = isStaffUser(req.user) ? await findDeadLinks(req.payload) : [];
  const { inside, outside, noneInside, noneOutside, off } = deadLinkMessages;
  const parts = [
    { heading: inside, none: noneInside, areOutside: false },
    { heading: outside, none: config.checksLinks ? noneOutside : off, areOutside: true },
  ];
  return (
    <AdminPage {...props} title={deadLinkMessages.title[language]}>
      <FollowLive />
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{deadLinkMessages.explanation[language]}</p>
      {parts.map(({ heading, none, areOutside }) => {
        const these = links.filter((link) => Boolean(link.outside) === areOutside);
        return (
          <section key={heading.en} style={{ marginBottom: 48 }}>
            <h2 style={{ marginBottom: 16 }}>{heading[language]}</h2>
            {these.length === 0 ? (
              <p>{none[language]}</p>
            ) : (
              <DeadLinkTable links={these} areOutside={areOutside} language={language} />
            )}
          </section>
        );
      })}
    </AdminPage>
  );
}
