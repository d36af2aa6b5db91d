import { type DueDate, yearAfter } from '@/contract/dueDates/dueDates';
import { dueDatesOf } from '@/contract/dueDates/duties';

import { accountPaths, calendarFilePath } from '../../domain/accountPaths';
import { destination, type LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import type { FoundDuties } from '../../features/accounts/findDuties';
import type { FileDate } from '../../features/clientFiles/fileDates';
import blocks from '../blocks/blocks.module.css';
import { formatDate, formatDay, formatPeriod } from '../format';
import { calendarTexts } from '../texts/calendarTexts';
import { fileTexts } from '../texts/fileTexts';
import buttons from '../ui/button.module.css';
import styles from './account.module.css';
import { FileDateList } from './FileDates';
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
    <ol className={blocks.rows}>
      {dates.map((date) => {
        const { title, day, movesTo, note, source } = date;
        return (
          <li className={blocks.row} key={day + title.en + date.to}>
            <Heading>
              <time dateTime={day}>{formatDate(day, language)}</time>
            </Heading>
            <p>
              {title[language]}: {formatPeriod(date, language)}
            </p>
            <p className={blocks.quiet}>
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
  /** Of the client files. */
  fileDates: readonly FileDate[];
  /** ISO date. */
  today: string;
}

/** The calendar of an account: twelve months from today (requirements, 11.17). */
export function DueDates({ language, duties, links, fileDates, today }: DueDatesProps) {
  const texts = calendarTexts(language);
  const { source, reportedAt } = duties;
  const dates = dueDatesOf(duties, today, yearAfter(today));
  const check = destination('/cht/calculate', links);
  const origin = {
    company: texts.fromCompany,
    report: texts.fromReport(reportedAt ? formatDay(reportedAt, language) : ''),
    nothing: texts.fromNothing,
  };
  const ownFiles = fileTexts(language);
  const hasDates = dates.length + fileDates.length > 0;
  return (
    <>
      {hasDates && (
        <p>
          <a className={buttons.button} download={texts.fileName} href={calendarFilePath}>
            {texts.download}
          </a>{' '}
          <small>{texts.downloadHint}</small>
        </p>
      )}
      {fileDates.length > 0 && (
        <section aria-labelledby="file-dates" className={styles.part}>
          <h2 id="file-dates">{ownFiles.dates}</h2>
          <FileDateList dates={fileDates} language={language} />
        </section>
      )}
      <section aria-labelledby="own-dates" className={styles.part}>
        <h2 id="own-dates">{ownFiles.ownDates}</h2>
        <p>
          {origin[source]}{' '}
          <a className={buttons.link} href={accountPaths.company}>
            {texts.company}
          </a>
          {source === 'nothing' && check && (
            <>
              {' · '}
              <a className={buttons.link} href={check}>
                {texts.check}
              </a>
            </>
          )}
        </p>
        {dates.length > 0 && (
          <div className={styles.part}>
            <DueDateList dates={dates} language={language} />
          </div>
        )}
        {source !== 'nothing' && (
          <p className={`${styles.part} ${blocks.quiet}`}>
            {dates.length === 0 && `${texts.nothingDue} `}
            {texts.limits}
          </p>
        )}
      </section>
    </>
  );
}
