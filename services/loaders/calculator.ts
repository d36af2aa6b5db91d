import type { GetStaticPaths } from 'next';

import { calculators, isCalculator } from '@/contract/lists/calculators';
import { paths } from '@/services/config/paths';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { calculator: string };

export const getStaticPaths: GetStaticPaths<Params> = () =>
  staticPathsOf<Params>(calculators.map((calculator) => ({ calculator })));

/** The empty form of a calculator. */
export const getStaticProps = withStaticProps({
  address: ({ calculator }: Params) => `${paths.calculators}/${calculator}`,
  namespaces: ['calculators'],
  needs: { static: ['calculator', 'answer'], namespaces: [] },
  load: ({ calculator }: Params) =>
    Promise.resolve(isCalculator(calculator) ? { calculator, answer: null } : undefined),
});
