import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { type Deadline, type DeadlineMonth, dueDayOf } from '@/services/domain/deadlines/deadline';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { useLocale } from '@/services/hooks/useLocale';

import { Body, Cell, Head, Month, Name, Row, Table } from './DeadlineTable.styles';

/** The note on a day on which no office works: why, and where it moves; nothing on a working day. */
function DayNote({ day, daysOff, moves, movesTo }: Deadline) {
  const { t } = useTranslation('deadlines');
  const locale = useLocale();
  if (daysOff.length === 0) return null;
  const reason = daysOff.join(', ');
  if (!movesTo) return <small>{t(moves === 'unknown' ? 'day.unknown' : 'day.stays', { reason })}</small>;
  return (
    <small>
      {t('day.byLaw')} <DateText iso={day} locale={locale} isShort /> ({reason})
    </small>
  );
}

interface DeadlineTableProps {
  /** In their order, each with at least one deadline. */
  months: DeadlineMonth[];
  /** Without a column for the law. */
  isBrief?: boolean;
}

/**
 * Deadlines, a table for each month. Each row has the day by which it has to be done, the return with its period, and the
 * law; where that day is not the one of the law, it says why.
 * @avoid For the dates of a report, which can be downloaded: `ReturnDates`.
 * @accessibility Tables with headers, also where a phone lays them out otherwise.
 */
export function DeadlineTable({ months, isBrief = false }: DeadlineTableProps) {
  const { t } = useTranslation('deadlines');
  const locale = useLocale();
  const monthName = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const columns = isBrief
    ? (['due', 'what', 'period'] as const)
    : (['due', 'what', 'period', 'law'] as const);
  return months.map(({ month, deadlines }) => {
    const heading = monthName.format(Date.parse(`${month}-01`));
    return (
      <Month key={month}>
        <h3>{heading}</h3>
        <Table role="table" aria-label={heading} data-brief={isBrief || undefined}>
          <Head role="rowgroup">
            <Row role="row">
              {columns.map((column) => (
                <Name key={column} role="columnheader" scope="col">
                  {t(`column.${column}`)}
                </Name>
              ))}
            </Row>
          </Head>
          <Body role="rowgroup">
            {deadlines.map((deadline) => (
              <Row key={deadline.day + deadline.title + deadline.period} role="row">
                <Cell role="cell">
                  <DateText iso={dueDayOf(deadline)} locale={locale} isShort />
                  <DayNote {...deadline} />
                </Cell>
                <Name role="rowheader" scope="row">
                  {deadline.title}
                  {deadline.note && <small>{deadline.note}</small>}
                </Name>
                <Cell role="cell">{deadline.period}</Cell>
                {!isBrief && (
                  <Cell role="cell">
                    {deadline.url ? <TextLink href={deadline.url}>{deadline.act}</TextLink> : deadline.act}
                  </Cell>
                )}
              </Row>
            ))}
          </Body>
        </Table>
      </Month>
    );
  });
}
