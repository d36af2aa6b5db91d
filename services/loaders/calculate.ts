import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { id?: string[] };

/** All saved reports have one page (docs/decisions/0030), which the proxy leads their addresses to. */
const savedPage = paths.savedReports.slice(paths.calculate().length + 1);

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf([{ id: [] }, { id: [savedPage] }]);

export const getStaticProps = withStaticProps({
  address: ({ id = [] }: Params) => [paths.calculate(), ...id].join('/'),
  namespaces: ['calculate', 'business'],
  needs: { kept: [], namespaces: ['calculate', 'business', 'blocks'] },
  load: ({ id: segments = [] }: Params) => {
    const isSaved = segments[0] === savedPage;
    if (segments.length > (isSaved ? 1 : 0)) return Promise.resolve(undefined);
    return Promise.resolve({ report: null, isSaved });
  },
});
