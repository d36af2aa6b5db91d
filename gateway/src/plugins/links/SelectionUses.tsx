'use client';

import { useSelection } from '@payloadcms/ui';

import { UseWarning } from './UseWarning';

/** In a list: the confirmations about several documents name what still uses them. */
export function SelectionUses({ collectionSlug }: { collectionSlug: string }) {
  const { getQueryParams, count } = useSelection();
  const query = count > 0 ? `source=${collectionSlug}&${getQueryParams().replace(/^\?/, '')}` : undefined;
  return (
    <UseWarning
      isMeant={(slug) => /(^|-)(confirm-delete-many-docs|unpublish-.+)$/.test(slug)}
      query={query}
    />
  );
}
