import type { GetStaticPaths } from 'next';

import { fetchSurveyPrices, fetchSurveyReport } from '@/services/gateway/surveys';

import { prebuilt } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { id?: string[] };

/** Saved reports have random ids of this shape; nothing else is asked for. */
const reportId = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export const getStaticPaths: GetStaticPaths<Params> = () => prebuilt([{ id: [] }]);

export const getStaticProps = withStaticProps({
  namespaces: ['calculate', 'business'],
  load: async ({ id: segments = [] }: Params, locale) => {
    const [id, ...rest] = segments;
    if (rest.length > 0 || (id !== undefined && !reportId.test(id))) return undefined;
    const [report, prices] = await Promise.all([
      id === undefined ? null : fetchSurveyReport(id, { locale }),
      fetchSurveyPrices({}, locale),
    ]);
    return report === undefined ? undefined : { report, prices };
  },
});
