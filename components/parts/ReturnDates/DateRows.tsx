import { DateText } from '@/components/ui/DateText/DateText';
import { periodText } from '@/services/domain/text/period';
import { useLocale } from '@/services/hooks/useLocale';
import type { DueDate } from '@/shared/dueDates/dueDates';

import { Dates, Row } from './ReturnDates.styles';

interface DateRowsProps {
  dates: DueDate[];
  /** Whether the remark about a return stands below its first date; one that says from which quantity always does. */
  hasNotes?: boolean;
}

/** Days on which returns are due, each on the day that the law moves it to. */
export function DateRows({ dates, hasNotes = false }: DateRowsProps) {
  const locale = useLocale();
  const isFirst = ({ title }: DueDate, index: number) =>
    dates.findIndex((date) => date.title === title) === index;
  return (
    <Dates>
      {dates.map((date, index) => (
        <Row key={date.title + date.day + date.to}>
          <DateText iso={date.movesTo ?? date.day} locale={locale} isShort />
          <span>
            {date.title} ({periodText(date, locale)})
            {(hasNotes || date.isAboveQuantity) && date.note && isFirst(date, index) && (
              <small>{date.note}</small>
            )}
          </span>
        </Row>
      ))}
    </Dates>
  );
}
