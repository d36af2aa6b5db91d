import type { ParsedUrlQuery } from 'node:querystring';

import { paths } from '@/services/config/paths';
import { outcomeOf } from '@/services/domain/vatNumbers/checkDigits';
import { entryOfQuery, readVatNumber, type SentVatNumber } from '@/services/domain/vatNumbers/vatNumberEntry';

import { renderedForQuery } from './renderedForQuery';
import { withStaticProps } from './withStaticProps';

/** What was sent, and what form and check digits say of it. VIES is for people with scripts: no crawler makes us ask it. */
function sentVatNumber(query: ParsedUrlQuery): SentVatNumber {
  const entry = entryOfQuery(query) ?? { number: '', letters: '' };
  const read = readVatNumber(entry);
  return { entry, outcome: 'fault' in read ? null : outcomeOf(read) };
}

const load = withStaticProps<{ sent: SentVatNumber }, ParsedUrlQuery>({
  address: paths.answeredVatNumber,
  namespaces: ['vatNumber', 'vatNumberHelp'],
  needs: { static: [], namespaces: ['vatNumber'] },
  load: (query) => Promise.resolve({ sent: sentVatNumber(query) }),
});

/** The page is rendered for its query, as the answer to a check of obligations. */
export const getServerSideProps = renderedForQuery(load);
