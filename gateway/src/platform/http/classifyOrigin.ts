/** Whether a page may ask for the captcha, and whether it needs to be told so (CORS). */
export type OriginClass = 'own' | 'site' | 'foreign';

/**
 * `Origin` is missing where a browser asks its own host by GET, and where no browser asks; neither is a page of
 * somebody else's.
 */
export function classifyOrigin(
  headers: Pick<Headers, 'get'>,
  { siteUrl, publicUrl }: { siteUrl: string; publicUrl: string },
): OriginClass {
  const origin = headers.get('origin');
  if (origin === null || origin === publicUrl) return 'own';
  if (origin === siteUrl) return 'site';
  // The gateway may be reached by another name than its public one, for example by its address.
  const host = headers.get('host');
  const isOther = host !== null && host !== new URL(publicUrl).host;
  return isOther && URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'foreign';
}
