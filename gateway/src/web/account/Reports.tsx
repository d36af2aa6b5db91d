import { type ObligationId, obligationNames } from '@/contract/lists/obligations';

import { destination, siteAddress, type LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import blocks from '../blocks/blocks.module.css';
import { formatDay } from '../format';
import { accountTexts } from '../texts/accountTexts';
import { homeTexts } from '../texts/homeTexts';
import buttons from '../ui/button.module.css';
import type { SavedReport } from './findReports';
import type { RowHeading } from './rowHeading';

const calculator = '/cht/calculate';

interface ReportsProps {
  language: ContentLanguage;
  reports: SavedReport[];
  links: LinkContext;
  heading?: RowHeading;
}

/** Saved reports with what was ticked otherwise in their sum, each led to where the site shows it; for phones its address is written out. */
export function Reports({ language, reports, links, heading: Heading = 'h3' }: ReportsProps) {
  const texts = accountTexts(language).reports;
  const start = destination(calculator, links);
  const choice = (text: string, ids: ObligationId[]) =>
    ids.length > 0 && (
      <p className={blocks.quiet}>
        {text} {ids.map((id) => obligationNames[id][language]).join('; ')}
      </p>
    );
  if (reports.length === 0)
    return (
      <>
        <p>{texts.none}</p>
        {start && (
          <p>
            <a className={buttons.link} href={start}>
              {texts.start}
            </a>
          </p>
        )}
      </>
    );
  return (
    <ul className={blocks.rows}>
      {reports.map(({ reportId, createdAt, added, leftOut }) => {
        const path = `${calculator}/${reportId}`;
        const href = destination(path, links);
        const title = texts.from(formatDay(createdAt, language));
        return (
          <li className={blocks.row} key={reportId}>
            <Heading>
              {href ? (
                <a className={blocks.rowLink} href={href}>
                  {title}
                </a>
              ) : (
                title
              )}
            </Heading>
            {choice(texts.added, added)}
            {choice(texts.leftOut, leftOut)}
            {!href && (
              <p className={`${blocks.quiet} ${blocks.address}`}>
                {homeTexts(language).onComputer} {siteAddress(path, links).replace(/^https?:\/\//, '')}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
