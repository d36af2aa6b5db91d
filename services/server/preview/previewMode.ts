import { readFileSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import type { __ApiPreviewProps } from 'next/dist/server/api-utils';
import { tryGetPreviewData } from 'next/dist/server/api-utils/node/try-get-preview-data';

import { serverFolder } from '@/services/config/build';

/** The keys of this build, with which Next signs and encrypts the cookies of a preview. */
const keysFile = 'preview-props.json';
let keys: __ApiPreviewProps | undefined;
const previewKeys = (): __ApiPreviewProps =>
  (keys ??= JSON.parse(readFileSync(path.join(serverFolder(), keysFile), 'utf8')) as __ApiPreviewProps);

/** Whether a request has one of Next's cookies of a preview, right or wrong. */
export const claimsPreview = ({ headers }: IncomingMessage): boolean =>
  /(^|; ?)(__prerender_bypass|__next_preview_data)=/.test(headers.cookie ?? '');

/** Whether Next itself will show a draft for this request: its cookies are of this build, signed and not expired. */
export function hasPreviewCookies(request: IncomingMessage): boolean {
  if (!claimsPreview(request)) return false;
  // Next notes its answer on the request and clears wrong cookies in the response; it does both itself later.
  const { headers } = request;
  try {
    return Boolean(
      tryGetPreviewData({ headers } as IncomingMessage, new ServerResponse(request), previewKeys(), false),
    );
  } catch {
    return false;
  }
}
