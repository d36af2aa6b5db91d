import type { GetStaticPaths } from 'next';

import { isReportId } from '@/services/domain/survey';
import { fetchSurveyPrices, fetchSurveyReport } from '@/services/gateway/surveys';

import { prebuilt } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { id?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () => prebuilt([{ id: [] }]);

export const getStaticProps = withStaticProps({
  namespaces: ['calculate', 'business'],
  load: async ({ id: segments = [] }: Params, locale) => {
    const [id, ...rest] = segments;
    if (rest.length > 0 || (id !== undefined && !isReportId(id))) return undefined;
    const [report, prices] = await Promise.all([
      id === undefined ? null : fetchSurveyReport(id, { locale }),
      fetchSurveyPrices({}, locale),
    ]);
    return report === undefined ? undefined : { report, prices };
  },
});
