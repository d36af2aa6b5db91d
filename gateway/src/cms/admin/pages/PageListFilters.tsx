'use client';

import { ListFilters } from '../ui/ListFilters';
import { useAdminLanguage } from '../ui/useAdminLanguage';
import { listFilter } from '../ui/whereQuery';

const words = {
  en: { published: 'Published', drafts: 'With a draft', campaigns: 'Campaign pages' },
  de: { published: 'Veröffentlicht', drafts: 'Mit Entwurf', campaigns: 'Aktionsseiten' },
};

/** Above the list of pages: published pages, those with a draft, and campaign pages. */
export function PageListFilters() {
  const text = words[useAdminLanguage()];
  return (
    <ListFilters
      filters={[
        { label: text.published, where: listFilter({ _status: { equals: 'published' } }) },
        { label: text.drafts, where: listFilter({ _status: { equals: 'draft' } }) },
        { label: text.campaigns, where: listFilter({ uid: { exists: true } }) },
      ]}
    />
  );
}
