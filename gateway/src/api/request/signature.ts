import { timingSafeEqual } from 'node:crypto';

import md5 from 'crypto-js/md5';
import sha256 from 'crypto-js/sha256';

export type Hash = 'sha256' | 'md5';

/** How far a request's clock may be off, either way. */
export const clockTolerance = 300_000;

const hashes = { sha256, md5 };

interface Signed {
  /** As it stands in the request line, for example `/officialArticle/showArticleDetailById?id=3`. */
  pathWithQuery: string;
  secret: string;
  /** Milliseconds since 1970, as text. */
  timestamp: string;
  hash: Hash;
}

/** The signature (requirements, 7 and 10): hex hash of path with query string, secret and timestamp. */
export const callSignature = ({ pathWithQuery, secret, timestamp, hash }: Signed): string =>
  hashes[hash](pathWithQuery + secret + timestamp).toString();

interface SignedRequest {
  pathWithQuery: string;
  timestamp: string | null;
  version: string | null;
  signature: string | null;
}

/**
 * Why a request is refused, or null when its signature holds. A tamper check between servers that share a secret,
 * not a login. `now` in milliseconds.
 */
export function signatureProblem(
  request: SignedRequest,
  { secret, hash, now }: { secret: string; hash: Hash; now: number },
): string | null {
  const { pathWithQuery, timestamp, version, signature } = request;
  if (!timestamp || !version || !signature)
    return 'The headers timestamp, version and signature are required.';
  if (!/^\d{1,15}$/.test(timestamp)) return 'The header timestamp must be milliseconds since 1970.';
  if (Math.abs(now - Number(timestamp)) > clockTolerance)
    return 'The header timestamp is more than 300 seconds off.';
  const expected = Buffer.from(callSignature({ pathWithQuery, secret, timestamp, hash }));
  const given = Buffer.from(signature);
  const matches = given.length === expected.length && timingSafeEqual(given, expected);
  return matches ? null : 'The signature does not match.';
}
