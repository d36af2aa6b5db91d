'use client';

import { useAuth } from '@payloadcms/ui';
import { useState } from 'react';

import { ListFilters } from '../../cms/admin/ui/ListFilters';
import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { listFilter } from '../../cms/admin/ui/whereQuery';
import { ImportPanel } from './ImportPanel';
import { importTexts } from './importTexts';

/** Above the list of redirects: those that nobody follows, and for editors the import of a file. */
export function RedirectListTools() {
  const { user } = useAuth<{ role?: string }>();
  const words = importTexts[useAdminLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ListFilters
        filters={[{ label: words.unused, where: listFilter({ lastFollowed: { exists: false } }) }]}
      >
        {user?.role !== 'translator' && (
          <SmallButton extraButtonProps={{ 'aria-expanded': isOpen }} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.close : words.open}
          </SmallButton>
        )}
      </ListFilters>
      {isOpen && <ImportPanel />}
    </>
  );
}
