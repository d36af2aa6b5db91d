import { NextResponse, type NextRequest } from 'next/server';

import { answerUnknownPath } from '@/services/server/middleware/answerUnknownPath';
import { resolveRedirect } from '@/services/server/middleware/resolveRedirect';
import { rewriteSavedReport } from '@/services/server/middleware/rewriteSavedReport';

/** The site's own files and the live calls need no look. With languages, Next does not see home in the second pattern. */
export const config = { matcher: ['/', '/((?!api/|_next/).*)'] };

/** What is decided before a page is looked for. Nothing here guards anything: data are guarded where they are. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const answer =
    (await resolveRedirect(request)) ?? rewriteSavedReport(request) ?? (await answerUnknownPath(request));
  return answer ?? NextResponse.next();
}
