import type { IncomingHttpHeaders } from 'node:http';

import { documentName } from '@/contract/site/contentVersions';
import {
  type ContentChange,
  type FreshnessAnswer,
  isSigned,
  type PageState,
  readPreview,
  releaseName,
  type RevalidateAnswer,
  revalidateBody,
  signatureHeader,
  type SiteRequest,
  timestampHeader,
} from '@/contract/site/siteRequests';
import { env } from '@/services/config/env';
import type { PreviewRequest } from '@/services/domain/content/preview';

export type { FreshnessAnswer, PageState, RevalidateAnswer, SiteRequest };

/** Whether a request that only the gateway may make carries its signature. `now` in milliseconds since 1970. */
export function isSignedByGateway(
  request: SiteRequest,
  headers: IncomingHttpHeaders,
  body: string,
  now: number,
): boolean {
  const header = (name: string) => String(headers[name] ?? '');
  const signed = { request, timestamp: header(timestampHeader), signature: header(signatureHeader), body };
  return isSigned({ ...signed, secret: env().GATEWAY_SECRET }, now);
}

/** The pages that the gateway wants revalidated; undefined if the body is invalid. */
export function parseRevalidation(body: string): { changes: ContentChange[]; paths: string[] } | undefined {
  try {
    return revalidateBody.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** The document of a signed link; undefined if the link is not ours or has expired. `now` in milliseconds since 1970. */
export function readPreviewLink(query: Record<string, string>, now: number): PreviewRequest | undefined {
  const link = readPreview(query, { secret: env().GATEWAY_SECRET, now });
  if (!link) return undefined;
  const { source, id, title, locale, expires, at, release, ...parts } = link;
  return {
    ...{ source, id, title, locale, parts, expiresAt: Number(expires) },
    document: release ? releaseName(release) : documentName({ source, id }),
    ...(at && { at: Number(at) }),
  };
}
