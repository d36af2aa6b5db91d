import md5 from 'crypto-js/md5';
import sha256 from 'crypto-js/sha256';

const hashes = { sha256, md5 };

interface Signed {
  /** As it stands in the request line, for example `/officialArticle/showArticleDetailById?id=3`. */
  pathWithQuery: string;
  secret: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The hash that GATEWAY_SIGNATURE names (requirements, 10). */
  hash: keyof typeof hashes;
}

/** The signature (requirements, 7): hex hash of path with query string, secret and timestamp. */
export const signatureOf = ({ pathWithQuery, secret, timestamp, hash }: Signed): string =>
  hashes[hash](`${pathWithQuery}${secret}${timestamp}`).toString();
