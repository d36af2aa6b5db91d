import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';

import { Section } from '@/components/ui/Section/Section';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { factKindNames } from '@/contract/lists/factNames';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { BlockOf } from '@/services/domain/content/page';
import { factColumns } from '@/services/domain/facts/factColumns';
import { useLocale } from '@/services/hooks/useLocale';

import { Order } from './FactTable.styles';
import { sortRows } from './sortRows';

const StaticFactRows = islandComponent(() =>
  loadChunk(() => import('./FactRows')).then((loaded) => loaded.FactRows),
);

interface FactTableProps {
  /** Heading, lead, the topic, and what each country asks on it, with its sources. */
  block: BlockOf<'factTable'>;
}

/**
 * The facts of all countries on one topic, a row each, in an order that the reader chooses. The country leads to its guide.
 * @avoid For all topics of one country: `CountryFacts`.
 * @accessibility A table whose head says by which column it is sorted; on a phone each cell says what its column is. The
 *   order is the native list's, so it works with the keyboard and on phones.
 */
export function FactTable({ block }: FactTableProps) {
  const { t } = useTranslation('factTable');
  const locale = useLocale();
  const { topic, countries } = block;
  const rows = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  useEffect(() => {
    const table = rows.current?.querySelector('table');
    if (table) sortRows(table, column, locale);
  }, [column, locale, countries]);
  const names = factColumns(topic).map((kind) => factKindNames[kind][locale]);
  const columns = [t('country'), ...(names.length > 0 ? names : [t('rule')])];
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <Order>
        <SelectField
          label={t('order')}
          value={String(column)}
          onChange={({ target }) => setColumn(Number(target.value))}
          options={columns.map((label, index) => ({ value: String(index), label }))}
        />
      </Order>
      <div ref={rows}>
        <StaticFactRows block={block} />
      </div>
    </Section>
  );
}
