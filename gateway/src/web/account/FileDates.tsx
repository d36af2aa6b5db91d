import type { WholeDay } from '@/contract/dueDates/calendarFile';

import { accountPaths } from '../../domain/accountPaths';
import { fileStepNames } from '../../domain/clientFile';
import { returnStateNames } from '../../domain/clientReturn';
import type { ContentLanguage } from '../../domain/languages';
import type { FileDate } from '../../features/clientFiles/fileDates';
import blocks from '../blocks/blocks.module.css';
import { formatDate, formatPeriod } from '../format';
import { fileTexts } from '../texts/fileTexts';
import buttons from '../ui/button.module.css';
import { fileAnchor, fileTitle } from './ClientFiles';
import type { RowHeading } from './rowHeading';

/** What happens on a day of a file: the next step, or the return and where it stands. */
const fileDateText = ({ what }: FileDate, language: ContentLanguage): string =>
  'step' in what
    ? fileStepNames[what.step][language]
    : `${fileTexts(language).returnOf(formatPeriod(what, language))} · ${returnStateNames[what.state][language]}`;

/** The same for a calendar file. */
export const fileDateEntry = (date: FileDate, language: ContentLanguage): WholeDay => ({
  key: `file-${date.fileId}-${'step' in date.what ? date.what.step : date.what.to}`,
  day: date.day,
  title: fileTitle(date, language),
  description: fileDateText(date, language),
});

interface FileDateListProps {
  dates: readonly FileDate[];
  language: ContentLanguage;
  heading?: RowHeading;
}

/** The dates of all client files, one a row, each with the way to its file. */
export const FileDateList = ({ dates, language, heading: Heading = 'h3' }: FileDateListProps) => (
  <ol className={blocks.rows}>
    {dates.map((date) => (
      <li className={blocks.row} key={`${date.day}-${date.fileId}-${'step' in date.what}`}>
        <Heading>
          <time dateTime={date.day}>{formatDate(date.day, language)}</time>
        </Heading>
        <p>
          <a className={buttons.link} href={`${accountPaths.files}#${fileAnchor(date.fileId)}`}>
            {fileTitle(date, language)}
          </a>
        </p>
        <p className={blocks.quiet}>{fileDateText(date, language)}</p>
      </li>
    ))}
  </ol>
);
