import { useTranslation } from 'next-i18next/pages';

import type { WireTopicFact } from '@/contract/calls/facts';
import { factKindNames } from '@/contract/lists/factNames';
import type { BlockOf } from '@/services/domain/content/page';
import { factColumns } from '@/services/domain/facts/factColumns';
import { useLocale } from '@/services/hooks/useLocale';

import { type FactColumn, FactGrid } from './FactGrid';

/** The table of a block with its sources. */
export function FactRows({ block: { id, topic, countries, heading } }: { block: BlockOf<'factTable'> }) {
  const { t } = useTranslation('factTable');
  const locale = useLocale();
  const columns = factColumns(topic).map((kind): FactColumn<WireTopicFact> => ({
    name: factKindNames[kind][locale],
    rowsOf: ({ rows }) => rows.filter((row) => row.kind === kind),
  }));
  const allInOne: FactColumn<WireTopicFact> = {
    name: t('rule'),
    rowsOf: ({ rows }) => rows,
    isNamed: true,
  };
  return (
    <FactGrid
      id={id}
      heading={heading}
      countries={countries}
      columns={columns.length > 0 ? columns : [allInOne]}
    />
  );
}
