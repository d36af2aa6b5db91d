'use client';

import { useListQuery } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { Where } from 'payload';
import type { ReactNode } from 'react';

import { useAdminLanguage } from './useAdminLanguage';
import { whereQuery } from './whereQuery';

interface ListFiltersProps {
  filters: { label: string; where: Where }[];
  /** Further links beside them. */
  children?: ReactNode;
}

const words = { en: { show: 'Show', all: 'All' }, de: { show: 'Anzeigen', all: 'Alle' } };

/** Above a list: filters that are used every day, each one press away; the list's own filters show what is chosen. */
export function ListFilters({ filters, children }: ListFiltersProps) {
  const { query } = useListQuery();
  const list = usePathname();
  const text = words[useAdminLanguage()];
  const shown = whereQuery(query.where ?? {}).toString();
  return (
    <nav className="admin-filter" aria-label={text.show}>
      {[{ label: text.all, where: {} }, ...filters].map(({ label, where }) => {
        const filter = whereQuery(where).toString();
        return (
          <a key={label} href={`${list}?${filter}`} aria-current={filter === shown ? 'page' : undefined}>
            {label}
          </a>
        );
      })}
      {children}
    </nav>
  );
}
