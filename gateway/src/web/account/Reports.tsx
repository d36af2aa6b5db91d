import { type ObligationId, obligationNames } from '@/contract/lists/obligations';

import { destination, type LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { formatDay } from '../format';
import { accountTexts } from '../texts/accountTexts';
import buttons from '../ui/button.module.css';
import ledger from '../ui/ledger.module.css';
import type { SavedReport } from './findReports';
import type { RowHeading } from './rowHeading';

const calculator = '/cht/calculate';

interface ReportsProps {
  language: ContentLanguage;
  reports: SavedReport[];
  links: LinkContext;
  heading?: RowHeading;
}

/** Saved reports with what was ticked otherwise in their sum, each led to where the site shows it. */
export function Reports({ language, reports, links, heading: Heading = 'h3' }: ReportsProps) {
  const texts = accountTexts(language).reports;
  const choice = (text: string, ids: ObligationId[]) =>
    ids.length > 0 && (
      <p className={ledger.quiet}>
        {text} {ids.map((id) => obligationNames[id][language]).join('; ')}
      </p>
    );
  if (reports.length === 0)
    return (
      <>
        <p>{texts.none}</p>
        <p>
          <a className={buttons.link} href={destination(calculator, links)}>
            {texts.start}
          </a>
        </p>
      </>
    );
  return (
    <ul className={ledger.rows}>
      {reports.map(({ reportId, createdAt, added, leftOut }) => (
        <li className={ledger.row} key={reportId}>
          <Heading>
            <a className={ledger.rowLink} href={destination(`${calculator}/${reportId}`, links)}>
              {texts.from(formatDay(createdAt, language))}
            </a>
          </Heading>
          {choice(texts.added, added)}
          {choice(texts.leftOut, leftOut)}
        </li>
      ))}
    </ul>
  );
}
