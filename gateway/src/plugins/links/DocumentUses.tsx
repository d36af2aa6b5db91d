'use client';

import { useDocumentInfo } from '@payloadcms/ui';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useSavedAt } from '../../cms/admin/ui/useSavedAt';
import type { Uses } from './findUses';
import { useMessages } from './texts';
import { UseList } from './UseList';
import { UseWarning } from './UseWarning';

const mostShown = 20;

/** In the sidebar of a document: what shows it and links to it; the confirmations of its end name the same. */
export function DocumentUses() {
  const { collectionSlug, id } = useDocumentInfo();
  const savedAt = useSavedAt();
  const language = useAdminLanguage();
  const query =
    collectionSlug && id !== undefined
      ? new URLSearchParams({ source: collectionSlug, 'where[id][equals]': String(id) }).toString()
      : undefined;
  const answer = useAnswer<Uses>(query && `/uses?${query}`, savedAt);
  if (!query) return null;
  const uses = answer.data?.used.flatMap((one) => one.uses) ?? [];
  return (
    <section className="admin-sidebar-part" aria-labelledby="uses-heading">
      <h3 id="uses-heading">{useMessages.heading[language]}</h3>
      {answer.hasFailed && <p role="alert">{useMessages.notAsked[language]}</p>}
      {answer.data && uses.length === 0 && <p className="admin-quiet">{useMessages.unused[language]}</p>}
      <UseList uses={uses} most={mostShown} />
      <UseWarning
        isMeant={(slug) => [`delete-${id}`, `perma-delete-${id}`, `confirm-un-publish-${id}`].includes(slug)}
        query={query}
      />
    </section>
  );
}
