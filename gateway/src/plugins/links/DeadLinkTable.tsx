import { Time } from '../../cms/admin/ui/Time';
import { adminPath } from '../../domain/adminPath';
import type { ContentLanguage } from '../../domain/languages';
import type { DeadLink } from './deadLinks';
import { deadLinkMessages, deadLinkProblem } from './deadLinkTexts';

interface DeadLinkTableProps {
  links: DeadLink[];
  /** Whether the links lead to other sites, which are asked at times. */
  areOutside: boolean;
  language: ContentLanguage;
}

/** Dead links with the documents that they stand in. */
export function DeadLinkTable({ links, areOutside, language }: DeadLinkTableProps) {
  const { link: target, document: place, problem, checkedAt, draft } = deadLinkMessages;
  const headings = [target, place, problem, ...(areOutside ? [checkedAt] : [])];
  return (
    <table className="admin-table admin-table--times">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading.en} scope="col">
              {heading[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={`${adminPath(link.document)} ${link.href}`}>
            <th scope="row">
              {link.text && (
                <>
                  {link.text}
                  <br />
                </>
              )}
              <code>{link.href}</code>
            </th>
            <td data-label={place[language]}>
              <a href={adminPath(link.document)}>{link.document.title[language]}</a>
              {link.document.version === 'draft' && ` (${draft[language]})`}
            </td>
            <td data-label={problem[language]}>{deadLinkProblem(link, language)}</td>
            {link.outside && (
              <td data-label={checkedAt[language]}>
                <Time moment={Date.parse(link.outside.checkedAt)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
