import { useTranslation } from 'next-i18next/pages';

import { useCostText } from '@/components/parts/PriceBreakdown/useCostText';
import { Flag } from '@/components/ui/Flag/Flag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { isRecurring } from '@/services/domain/activities/yearly';
import {
  type ComparedCountry,
  comparedParts,
  type ComparedServices,
} from '@/services/domain/obligations/comparison';

import { Body, Cell, Corner, Head, Name, Row, Scroller, Table } from './ComparisonTable.styles';

interface ComparisonTableProps {
  /** Every country that can be chosen; prices in minor units (cents). */
  columns: ComparedCountry[];
  /** ISO 3166-1 alpha-2 of those that are shown; the others are hidden. */
  shown: readonly string[];
}

const rows = ['once', 'yearly', 'representative', 'duration', 'documents'] as const;

/** The words of each row, on lines of their own where there are several; a dash where there is nothing to say. */
function useCellText() {
  const { t } = useTranslation('compare');
  const costText = useCostText();
  const costOf = (services: ComparedServices['services'], recurring: boolean) => {
    const prices = services
      .flatMap((service) => service.prices)
      .filter((price) => isRecurring(price) === recurring);
    return prices.length > 0 ? costText(prices) : '–';
  };
  const representativeText = ({ need, representatives, includesRepresentative }: ComparedServices) => {
    const ours = representatives.length > 0 && costText(representatives.flatMap(({ prices }) => prices));
    return [t(`need.${need}`), ours ? t('ours', { price: ours }) : includesRepresentative && t('included')]
      .filter(Boolean)
      .join('\n');
  };
  return (row: (typeof rows)[number], part: ComparedServices): string => {
    const { services, documents } = part;
    if (row === 'representative') return representativeText(part);
    if (services.length === 0) return row === 'once' ? t('none') : '–';
    if (row === 'duration') return [...new Set(services.map(({ duration }) => duration))].join('\n') || '–';
    if (row === 'documents') return documents.map((document) => `· ${document}`).join('\n') || '–';
    return costOf(services, row === 'yearly');
  };
}

/**
 * Countries side by side, a table for each part of what they ask for. All countries are in it, and those not shown hidden:
 * the view around it shows others without rendering them.
 * @avoid For the prices of one country: `PriceRows`.
 * @accessibility Tables by rows and columns, also where a phone lays them out otherwise; one that scrolls sideways can be
 *   reached with the keyboard.
 */
export function ComparisonTable({ columns, shown }: ComparisonTableProps) {
  const { t } = useTranslation('compare');
  const cellText = useCellText();
  return comparedParts.map((part) => (
    <Scroller
      key={part}
      role="region"
      aria-label={t(`part.${part}`)}
      tabIndex={0}
      $countries={shown.length}
      data-comparison
    >
      <h3>{t(`part.${part}`)}</h3>
      <Table role="table" aria-label={t(`part.${part}`)}>
        <Head role="rowgroup">
          <Row role="row">
            <Corner role="cell" />
            {columns.map(({ country, name, href }) => (
              <Name
                key={country}
                role="columnheader"
                scope="col"
                data-country={country}
                hidden={!shown.includes(country)}
              >
                <Flag country={country} /> <TextLink href={href}>{name}</TextLink>
              </Name>
            ))}
          </Row>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Row key={row} role="row">
              <Name role="rowheader" scope="row">
                {t(`row.${row}`)}
              </Name>
              {columns.map(({ country, parts }) => (
                <Cell key={country} role="cell" data-country={country} hidden={!shown.includes(country)}>
                  {cellText(row, parts[part])}
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </Table>
    </Scroller>
  ));
}
