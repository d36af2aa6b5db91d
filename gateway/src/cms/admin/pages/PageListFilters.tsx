'use client';

import { guidePrefix } from '@/contract/site/guidePaths';

import { ListFilters } from '../ui/ListFilters';
import { useAdminLanguage } from '../ui/useAdminLanguage';
import { listFilter } from '../ui/whereQuery';

const words = {
  en: {
    published: 'Published',
    drafts: 'With a draft',
    campaigns: 'Campaign pages',
    guides: 'Guides to countries',
  },
  de: {
    published: 'Veröffentlicht',
    drafts: 'Mit Entwurf',
    campaigns: 'Aktionsseiten',
    guides: 'Länderleitfäden',
  },
};

/** Unlike `like`, the operator takes the pattern as it is. */
const notGuides = `%${guidePrefix}%`;

/** Above the list of pages: published pages, those with a draft, campaign pages, and guides to countries. */
export function PageListFilters() {
  const text = words[useAdminLanguage()];
  return (
    <ListFilters
      filters={[
        { label: text.published, where: listFilter({ _status: { equals: 'published' } }) },
        { label: text.drafts, where: listFilter({ _status: { equals: 'draft' } }) },
        {
          label: text.campaigns,
          where: listFilter({ uid: { exists: true } }, { uid: { not_like: notGuides } }),
        },
        { label: text.guides, where: listFilter({ uid: { like: guidePrefix } }) },
      ]}
    />
  );
}
