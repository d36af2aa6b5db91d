'use client';

import { useAuth, useConfig, useListQuery } from '@payloadcms/ui';

import { ListFilters } from '../../cms/admin/ui/ListFilters';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { listFilter, whereQuery } from '../../cms/admin/ui/whereQuery';
import { enquiryStateNames, enquiryStates } from '../../domain/enquiry';

const words = {
  en: { mine: 'Assigned to me', export: 'Download this list as CSV' },
  de: { mine: 'Mir zugewiesen', export: 'Diese Liste als CSV herunterladen' },
};

/** Above the list: the filters that are used every day, and what is listed as a file. */
export function EnquiryListTools() {
  const { config } = useConfig();
  const { user } = useAuth<{ name?: string }>();
  const { query } = useListQuery();
  const language = useAdminLanguage();
  const text = words[language];
  const listed = whereQuery(query.where ?? {});
  if (query.search) listed.set('search', query.search);
  return (
    <ListFilters
      filters={[
        ...enquiryStates.map((state) => ({
          label: enquiryStateNames[state][language],
          where: listFilter({ state: { equals: state } }),
        })),
        { label: text.mine, where: listFilter({ assignee: { equals: user?.name ?? '' } }) },
      ]}
    >
      <a href={`${config.routes.api}/enquiries/export?${listed}`} download>
        {text.export}
      </a>
    </ListFilters>
  );
}
