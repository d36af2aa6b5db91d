import { type DueDate, yearAfter } from '@/contract/dueDates/dueDates';
import { dueDatesOf } from '@/contract/dueDates/duties';

import { accountPaths, calendarFilePath } from '../../domain/accountPaths';
import { destination, type LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import type { FoundDuties } from '../../features/accounts/findDuties';
import { formatDate, formatDay, formatPeriod } from '../format';
import { calendarTexts } from '../texts/calendarTexts';
import buttons from '../ui/button.module.css';
import ledger from '../ui/ledger.module.css';
import styles from './account.module.css';
import type { RowHeading } from './rowHeading';

interface DueDateListProps {
  dates: readonly DueDate[];
  language: ContentLanguage;
  heading?: RowHeading;
}

/** Due dates, one a row, each with what sets its day. */
export function DueDateList({ dates, language, heading: Heading = 'h3' }: DueDateListProps) {
  const texts = calendarTexts(language);
  return (
    <ol className={ledger.rows}>
      {dates.map((date) => {
        const { title, day, movesTo, note, source } = date;
        return (
          <li className={ledger.row} key={day + title.en + date.to}>
            <Heading>
              <time dateTime={day}>{formatDate(day, language)}</time>
            </Heading>
            <p>
              {title[language]}: {formatPeriod(date, language)}
            </p>
            <p className={ledger.quiet}>
              {movesTo && `${texts.moves(formatDate(movesTo, language))} `}
              {note && `${note[language]} `}
              {texts.source}:{' '}
              {source.url ? (
                <a className={buttons.link} href={source.url}>
                  {source.act}
                </a>
              ) : (
                source.act
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface DueDatesProps {
  language: ContentLanguage;
  duties: FoundDuties;
  links: LinkContext;
  /** ISO date. */
  today: string;
}

/** The calendar of an account: twelve months from today (requirements, 11.17). */
export function DueDates({ language, duties, links, today }: DueDatesProps) {
  const texts = calendarTexts(language);
  const { source, reportedAt } = duties;
  const dates = dueDatesOf(duties, today, yearAfter(today));
  const origin = {
    company: texts.fromCompany,
    report: texts.fromReport(reportedAt ? formatDay(reportedAt, language) : ''),
    nothing: texts.fromNothing,
  };
  return (
    <>
      <p>
        {origin[source]}{' '}
        <a className={buttons.link} href={accountPaths.company}>
          {texts.company}
        </a>
        {source === 'nothing' && (
          <>
            {' · '}
            <a className={buttons.link} href={destination('/cht/calculate', links)}>
              {texts.check}
            </a>
          </>
        )}
      </p>
      {dates.length > 0 && (
        <>
          <p className={styles.part}>
            <a className={buttons.button} download={texts.fileName} href={calendarFilePath}>
              {texts.download}
            </a>{' '}
            <small>{texts.downloadHint}</small>
          </p>
          <div className={styles.part}>
            <DueDateList dates={dates} heading="h2" language={language} />
          </div>
        </>
      )}
      {source !== 'nothing' && (
        <p className={`${styles.part} ${ledger.quiet}`}>
          {dates.length === 0 && `${texts.nothingDue} `}
          {texts.limits}
        </p>
      )}
    </>
  );
}
