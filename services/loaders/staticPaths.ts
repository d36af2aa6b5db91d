import type { GetStaticPathsResult } from 'next';

import { locales } from '@/services/domain/locale/locale';

type Paths<Params> = GetStaticPathsResult<Params & Record<string, string | string[]>>;

/** These pages are built ahead in every language; others are rendered at the first request. */
export const staticPathsOf = <Params extends Record<string, string | string[]>>(
  known: Params[],
): Paths<Params> => ({
  paths: known.flatMap((params) => locales.map((locale) => ({ params, locale }))),
  fallback: 'blocking',
});
