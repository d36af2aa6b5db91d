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

/** Saved reports, each led to where the site shows it; for phones its address is written out. */
export function Reports({ language, reports, links, heading: Heading = 'h3' }: ReportsProps) {
  const texts = accountTexts(language).reports;
  const start = destination(calculator, links);
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
      {reports.map(({ reportId, createdAt }) => {
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
