import { type NextRequest, NextResponse } from 'next/server';

import { paths } from '@/services/config/paths';
import { savedReportIdOf } from '@/services/config/savedReport';

/**
 * The one page of all saved reports, at the address of each: the browser loads the report itself, as often as the
 * visitor's network may. Undefined for every other address.
 */
export function rewriteSavedReport({ nextUrl }: Pick<NextRequest, 'nextUrl'>): NextResponse | undefined {
  if (savedReportIdOf(nextUrl.pathname) === undefined) return undefined;
  return NextResponse.rewrite(Object.assign(nextUrl.clone(), { pathname: paths.savedReports }));
}
