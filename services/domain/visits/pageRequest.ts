interface Asked {
  method: string;
  /** Without language. */
  path: string;
  /** Value of a header, by its name in small letters. */
  header: (name: string) => string | null;
}

/** An article's address ends in `.html`; what ends in anything else that looks like it is a file. */
const isFile = (path: string) => /\.(?!html$)[a-z][a-z\d]+$/i.test(path);

/**
 * Whether somebody opens a page, in a tab of a browser or ahead of that: no file, no picture in a page, no data that a
 * page fetches. Browsers that say nothing of it in `Sec-Fetch-Dest` are judged by what they accept.
 */
export function isPageRequest({ method, path, header }: Asked): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || isFile(path)) return false;
  if (header('x-nextjs-data') !== null) return false;
  const destination = header('sec-fetch-dest');
  if (destination !== null && destination !== 'document') return false;
  return /text\/html|\*\/\*/.test(header('accept') ?? '*/*');
}

/** Whether the page before was one of ours, as far as the browser says it: then its link has chosen the language. */
export function hasInternalReferrer(header: Asked['header'], ourOrigins: string[]): boolean {
  if (header('sec-fetch-site') === 'same-origin') return true;
  const referer = header('referer') ?? '';
  return URL.canParse(referer) && ourOrigins.includes(new URL(referer).origin);
}
