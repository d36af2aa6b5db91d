import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { loadChunk } from '@/services/browser/loading/chunk';
import type { returnsOf } from '@/services/domain/obligations/returns';
import { useLocale } from '@/services/hooks/useLocale';

import { DateRows } from './DateRows';
import { Download, Failed } from './ReturnDates.styles';

interface ReturnDatesProps {
  /** In their order; the file has all of them. */
  dates: ReturnType<typeof returnsOf>;
  /** How many are shown. */
  shown: number;
  /** What the dates are about: the name of the calendar. */
  name: string;
}

/**
 * The next days on which returns are due, and all of a year as a calendar file.
 * @avoid For dates that do not come back, such as the first day of a law.
 * @accessibility A list with the day first; the button says how many dates the file has.
 */
export function ReturnDates({ dates, shown, name }: ReturnDatesProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const [hasFailed, setHasFailed] = useState(false);
  if (dates.length === 0) return null;
  const download = () => {
    setHasFailed(false);
    loadChunk(() => import('@/services/browser/calendar/downloadCalendar')).then(
      ({ downloadCalendar }) => downloadCalendar(dates, { locale, name: t('dates.calendar', { name }) }),
      () => setHasFailed(true),
    );
  };
  return (
    <div>
      <DateRows dates={dates.slice(0, shown)} />
      <Download>
        <Button emphasis="quiet" onClick={download}>
          {t('dates.download', { count: dates.length })}
        </Button>
      </Download>
      <Failed role="status">{hasFailed && t('dates.failed')}</Failed>
    </div>
  );
}
