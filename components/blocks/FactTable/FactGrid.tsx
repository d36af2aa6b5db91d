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
      {isFigure(rows) && !isNamed
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

export interface FactColumn<Fact extends WireTopicFact> {
  name: string;
  rowsOf: (fact: Fact) => Row[];
  /** Whether each row says what it is about. */
  isNamed?: boolean;
}

interface FactGridProps<Fact extends WireTopicFact> {
  /** Begins the ids of the sources; one for each table of a page. */
  id: string;
  /** The name of the table. */
  heading: string;
  countries: readonly Fact[];
  columns: readonly FactColumn<Fact>[];
}

/** A table of facts with their sources, a row for each country, by the names of the countries. */
export function FactGrid<Fact extends WireTopicFact>({
  id,
  heading,
  countries,
  columns,
}: FactGridProps<Fact>) {
  const { t } = useTranslation('factTable');
  const locale = useLocale();
  const { compare } = collator(languageTags[locale]);
  const named = countries
    .map((fact) => ({ fact, name: countryName(fact.country, locale) }))
    .sort((one, other) => compare(one.name, other.name));
  const sources = distinctSources(named.map(({ fact }) => fact));
  return (
    <>
      <FactsChecked facts={countries} />
      <Table role="table" aria-label={heading}>
        <Head role="rowgroup">
          <TableRow role="row">
            {[t('country'), ...columns.map((column) => column.name), t('sources')].map((name) => (
              <Name key={name} role="columnheader" scope="col">
                {name}
              </Name>
            ))}
          </TableRow>
        </Head>
        <Body role="rowgroup">
          {named.map(({ fact, name }) => (
            <TableRow key={fact.country} id={fact.country} role="row">
              <Name role="rowheader" scope="row">
                {fact.url ? <Anchor href={fact.url}>{name}</Anchor> : name}
              </Name>
              {columns.map((column) => (
                <FactCell
                  key={column.name}
                  name={column.name}
                  rows={column.rowsOf(fact)}
                  isNamed={column.isNamed}
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
