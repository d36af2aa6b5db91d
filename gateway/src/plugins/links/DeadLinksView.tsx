import type { AdminViewServerProps } from 'payload';

import { isStaffUser } from '../../cms/access/roles';
import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { FollowLive } from '../../cms/admin/ui/FollowLive';
import { Time } from '../../cms/admin/ui/Time';
import { adminPath } from '../../domain/adminPath';
import { adminLanguage, type ContentLanguage } from '../../domain/languages';
import { config } from '../../platform/config/config';
import { findDeadLinks, type DeadLink } from './deadLinks';
import { deadLinkMessages, deadLinkProblem } from './deadLinkTexts';

/** A dead link, with the document that it stands in, and when the address of another site was asked. */
const rowOf = (link: DeadLink, language: ContentLanguage) => ({
  key: `${adminPath(link.document)} ${link.href}`,
  cells: {
    [deadLinkMessages.link[language]]: (
      <>
        {link.text}
        {link.text && <br />}
        <code>{link.href}</code>
      </>
    ),
    [deadLinkMessages.document[language]]: (
      <>
        <a href={adminPath(link.document)}>{link.document.title[language]}</a>
        {link.document.version === 'draft' && ` (${deadLinkMessages.draft[language]})`}
      </>
    ),
    [deadLinkMessages.problem[language]]: deadLinkProblem(link, language),
    ...(link.outside && {
      [deadLinkMessages.checkedAt[language]]: <Time moment={Date.parse(link.outside.checkedAt)} />,
    }),
  },
});

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
              <AdminTable labels="long" rows={these.map((link) => rowOf(link, language))} />
            )}
          </section>
        );
      })}
    </AdminPage>
  );
}
