import { mediaPath } from '@/services/config/paths';

const optimiser = '/_next/image';
/** The optimiser's own answer to it is 400: "url" parameter is invalid. */
const refused = `${optimiser}?url=invalid&w=640&q=75`;
const longestName = 255;

/** Whether an address names one file of the media library, by a name that a file can have. */
function isPicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, username, password, search, hash } = new URL(address);
  if (!pathname.startsWith(mediaPath) || username || password || search || hash) return false;
  try {
    const name = decodeURIComponent(pathname.slice(mediaPath.length));
    return name.length > 0 && name.length <= longestName && !/[/\\\p{Cc}]/u.test(name);
  } catch {
    return false;
  }
}

/**
 * The same request, unless it asks the image optimiser for what can be no picture of the gateway: the optimiser would
 * ask the gateway for it and take its refusal for a fault (500, or 508 for a redirect).
 */
export function validImageRequest(address: string): string {
  const [path, ...query] = address.split('?');
  if (path !== optimiser) return address;
  const url = new URLSearchParams(query.join('?')).get('url');
  return url === null || isPicture(url) ? address : refused;
}
