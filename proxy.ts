import { NextResponse, type NextRequest } from 'next/server';

import { answerUnknownPath } from '@/services/server/middleware/answerUnknownPath';
import { redirectToFile } from '@/services/server/middleware/redirectToFile';
import { resolveRedirect } from '@/services/server/middleware/resolveRedirect';
import { rewriteSavedReport } from '@/services/server/middleware/rewriteSavedReport';

/** The site's own files (public/), the live calls and what monitors ask need no look. With languages, Next does not see home in the second pattern. */
export const config = {
  matcher: [
    '/',
    '/((?!api/|_next/|healthz$|readyz$|brand/|apple-touch-icon\\.png$|europe\\.svg$|favicon\\.(?:ico|svg)$|site\\.webmanifest$).*)',
  ],
};

/** Decisions before a page is looked up. They protect nothing: access to data is checked where the data are. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const response =
    redirectToFile(request) ??
    (await resolveRedirect(request)) ??
    rewriteSavedReport(request) ??
    (await answerUnknownPath(request));
  return response ?? NextResponse.next();
}
