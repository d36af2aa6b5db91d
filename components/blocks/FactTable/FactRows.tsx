import { useTranslation } from 'next-i18next/pages';

import {
  distinctSources,
  FactsChecked,
  FactSources,
  SourceNumbers,
} from '@/components/parts/FactSources/FactSources';
import { FactText } from '@/components/parts/FactText/FactText';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import type { WireTopicFact } from '@/contract/calls/facts';
import { factKindNames } from '@/contract/lists/factNames';
import type { FactKind } from '@/contract/lists/facts';
import type { BlockOf } from '@/services/domain/content/page';
import { factColumns } from '@/services/domain/facts/factColumns';
import { languageTags } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { collator } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

import { Body, Cell, Head, Name, Row as TableRow, Table } from './FactTable.styles';

type Row = WireTopicFact['rows'][number];

/** A cell is sorted by the amount of its first row, or by the day from which it holds. */
const worthOf = ([row]: Row[]) => row && (row.value ?? (row.from && Date.parse(row.from)));

/** One figure alone needs no paragraph: a page has up to two hundred of them. */
const isFigure = ([row, ...others]: Row[]) =>
  row?.value !== undefined && others.length === 0 && !row.text && !row.from && !row.until;

interface FactCellProps {
  /** The name of the column. */
  name: string;
  rows: Row[];
  /** Whether each row says what it is about. */
  isNamed?: boolean;
}

function FactCell({ name, rows, isNamed = false }: FactCellProps) {
  const locale = useLocale();
  return (
    <Cell
      role="cell"
      data-name={name}
      data-worth={worthOf(rows)}
      data-none={rows.length === 0 ? '' : undefined}
    >
      {rows.length === 0 && '–'}
      {isFigure(rows)
        ? rows.map((row) => <FactText key={row.kind} row={row} />)
        : rows.map((row, index) => (
            // A kind may come more than once, and rows have no names.
            <p key={index}>
              {isNamed && <strong>{factKindNames[row.kind][locale]}.</strong>} <FactText row={row} />
            </p>
          ))}
    </Cell>
  );
}

/** The table with its sources, by the names of the countries. */
export function FactRows({ block: { id, topic, countries, heading } }: { block: BlockOf<'factTable'> }) {
  const { t } = useTranslation('factTable');
  const locale = useLocale();
  const { compare } = collator(languageTags[locale]);
  const named = countries
    .map((fact) => ({ ...fact, name: countryName(fact.country, locale) }))
    .sort((one, other) => compare(one.name, other.name));
  const sources = distinctSources(named);
  const columns: readonly (FactKind | undefined)[] =
    factColumns(topic).length > 0 ? factColumns(topic) : [undefined];
  const nameOf = (kind?: FactKind) => (kind ? factKindNames[kind][locale] : t('rule'));
  return (
    <>
      <FactsChecked facts={named} />
      <Table role="table" aria-label={heading}>
        <Head role="rowgroup">
          <TableRow role="row">
            {[t('country'), ...columns.map(nameOf), t('sources')].map((name) => (
              <Name key={name} role="columnheader" scope="col">
                {name}
              </Name>
            ))}
          </TableRow>
        </Head>
        <Body role="rowgroup">
          {named.map((fact) => (
            <TableRow key={fact.country} id={fact.country} role="row">
              <Name role="rowheader" scope="row">
                {fact.url ? <Anchor href={fact.url}>{fact.name}</Anchor> : fact.name}
              </Name>
              {columns.map((kind) => (
                <FactCell
                  key={kind ?? 'all'}
                  name={nameOf(kind)}
                  rows={kind ? fact.rows.filter((row) => row.kind === kind) : fact.rows}
                  isNamed={!kind}
                />
              ))}
              <Cell
                role="cell"
                data-name={t('sources')}
                data-none={fact.sources.length === 0 ? '' : undefined}
              >
                <p>
                  <SourceNumbers fact={fact} sources={sources} prefix={id} />
                </p>
              </Cell>
            </TableRow>
          ))}
        </Body>
      </Table>
      <FactSources sources={sources} prefix={id} />
    </>
  );
}
