import { getTranslation } from '@payloadcms/translations';
import { useConfig, useTranslation } from '@payloadcms/ui';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { adminPath } from '../../domain/adminPath';
import type { Use } from './findUses';
import { moreUses, useMessages, wayMessages } from './texts';

interface UseListProps {
  uses: Use[];
  /** So many of each way are named; the rest is counted. */
  most: number;
}

/** The kind of a document that uses another one, as the admin calls it; a global has no kind. */
function useKind(): (use: Use) => string | undefined {
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  return ({ source, id }) => {
    if (id === undefined) return undefined;
    const { labels } = getEntityConfig({ collectionSlug: source });
    return getTranslation(labels.singular, i18n);
  };
}

/** The documents that use one, by the way they do, with links to their forms. */
export function UseList({ uses, most }: UseListProps) {
  const kindOf = useKind();
  const language = useAdminLanguage();
  return (['shows', 'links'] as const).map((way) => {
    const these = uses.filter(({ by }) => by === way);
    if (these.length === 0) return null;
    return (
      <div key={way} className="admin-uses">
        {wayMessages[way][language]}
        <ul>
          {these.slice(0, most).map((use) => (
            <li key={adminPath(use)}>
              <a href={adminPath(use)} target="_blank" rel="noreferrer">
                {use.title[language]}
              </a>{' '}
              <small>
                {[kindOf(use), use.isLive ? undefined : useMessages.draft[language]]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </li>
          ))}
          {these.length > most && <li>{moreUses[language](these.length - most)}</li>}
        </ul>
      </div>
    );
  });
}
