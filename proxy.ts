import { NextResponse, type NextRequest } from 'next/server';

import { savedReportPage } from '@/services/server/middleware/savedReportPage';
import { sentOn } from '@/services/server/middleware/sentOn';
import { unknownAddress } from '@/services/server/middleware/unknownAddress';

/** The site's own files and the live calls need no look. With languages, Next does not see home in the second pattern. */
export const config = { matcher: ['/', '/((?!api/|_next/).*)'] };

/** What is decided before a page is looked for. Nothing here guards anything: data are guarded where they are. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const answer = (await sentOn(request)) ?? savedReportPage(request) ?? (await unknownAddress(request));
  return answer ?? NextResponse.next();
}
