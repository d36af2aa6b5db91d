import { type ObligationId, obligationNames } from '@/contract/lists/obligations';

import { destination, type LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { formatDay } from '../format';
import type { Translate } from '../translator';
import { TextLink } from '../ui/site';
import { Quiet, Row, RowLink, Rows } from '../ui/styles';
import type { RowHeading } from './rowHeading';

export interface SavedReport {
  reportId: string;
  createdAt: string;
  /** Changes that the merchant's tick boxes have made in its sum. */
  added: ObligationId[];
  leftOut: ObligationId[];
}

const calculator = '/cht/calculate';

interface ReportsProps {
  language: ContentLanguage;
  t: Translate;
  reports: SavedReport[];
  links: LinkContext;
  heading?: RowHeading;
}

/** Saved reports with what was ticked otherwise in their sum, each led to where the site shows it. */
export function Reports({ language, t, reports, links, heading: Heading = 'h3' }: ReportsProps) {
  const choice = (text: string, ids: ObligationId[]) =>
    ids.length > 0 && (
      <Quiet>
        {text} {ids.map((id) => obligationNames[id][language]).join('; ')}
      </Quiet>
    );
  if (reports.length === 0)
    return (
      <>
        <p>{t('reports.none')}</p>
        <p>
          <TextLink href={destination(calculator, links)}>{t('reports.start')}</TextLink>
        </p>
      </>
    );
  return (
    <Rows>
      {reports.map(({ reportId, createdAt, added, leftOut }) => (
        <Row key={reportId}>
          <Heading>
            <RowLink href={destination(`${calculator}/${reportId}`, links)}>
              {t('reports.from', { day: formatDay(createdAt, language) })}
            </RowLink>
          </Heading>
          {choice(t('reports.added'), added)}
          {choice(t('reports.leftOut'), leftOut)}
        </Row>
      ))}
    </Rows>
  );
}
