import type { DueDate } from '@/shared/dueDates/dueDates';

import { accountPaths, calendarFilePath } from '../../domain/accountPaths';
import { destination, type LinkContext } from '../../domain/destination';
import type { FoundDueDates } from '../../domain/dueDates';
import type { ContentLanguage } from '../../domain/languages';
import { formatDate, formatDay, formatPeriod } from '../format';
import type { Translate } from '../translator';
import { Button, TextLink } from '../ui/site';
import { Part, Quiet, Row, Rows } from '../ui/styles';
import type { RowHeading } from './rowHeading';

interface DueDateListProps {
  dates: readonly DueDate[];
  language: ContentLanguage;
  t: Translate;
  heading?: RowHeading;
}

/** Due dates, one a row, each with what sets its day. */
export function DueDateList({ dates, language, t, heading: Heading = 'h3' }: DueDateListProps) {
  return (
    <Rows as="ol">
      {dates.map((date) => {
        const { title, day, movesTo, note, source } = date;
        return (
          <Row key={day + title + date.to}>
            <Heading>
              <time dateTime={day}>{formatDate(day, language)}</time>
            </Heading>
            <p>
              {title}: {formatPeriod(date, language)}
            </p>
            <Quiet>
              {movesTo && `${t('calendar.moves', { day: formatDate(movesTo, language) })} `}
              {note && `${note} `}
              {t('calendar.source')}:{' '}
              {source.url ? <TextLink href={source.url}>{source.act}</TextLink> : source.act}
            </Quiet>
          </Row>
        );
      })}
    </Rows>
  );
}

interface DueDatesProps {
  language: ContentLanguage;
  t: Translate;
  due: FoundDueDates;
  links: LinkContext;
}

/** The calendar of an account: twelve months from today (requirements, 11.17). */
export function DueDates({ language, t, due, links }: DueDatesProps) {
  const { source, reportedAt, dates, checkedOn } = due;
  const origin = {
    company: t('calendar.fromCompany'),
    report: t('calendar.fromReport', { day: reportedAt ? formatDay(reportedAt, language) : '' }),
    nothing: t('calendar.fromNothing'),
  };
  return (
    <>
      <p>
        {origin[source]} <TextLink href={accountPaths.company}>{t('calendar.company')}</TextLink>
        {source === 'nothing' && (
          <>
            {' · '}
            <TextLink href={destination('/cht/calculate', links)}>{t('calendar.check')}</TextLink>
          </>
        )}
      </p>
      {dates.length > 0 && (
        <>
          <Part>
            <Button download={t('calendar.fileName')} emphasis="quiet" href={calendarFilePath}>
              {t('calendar.download')}
            </Button>
            <Quiet>{t('calendar.downloadHint')}</Quiet>
          </Part>
          <Part>
            <DueDateList dates={dates} heading="h2" language={language} t={t} />
          </Part>
        </>
      )}
      {source !== 'nothing' && (
        <Part>
          <Quiet>
            {dates.length === 0 && `${t('calendar.nothingDue')} `}
            {checkedOn && t('calendar.limits', { day: formatDay(checkedOn, language) })}
          </Quiet>
        </Part>
      )}
    </>
  );
}
