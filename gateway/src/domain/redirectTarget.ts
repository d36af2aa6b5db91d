interface Redirect {
  host: RegExp;
  path: string;
  /** The parameters of the query that may hold the target. */
  parameters: string[];
}

/** Links in the results of search engines, which lead over an address of theirs. */
const redirects: Redirect[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: '/url', parameters: ['q', 'url'] },
  { host: /^(?:www\.)?bing\.com$/, path: '/ck/a', parameters: ['u'] },
  { host: /^(?:www\.)?duckduckgo\.com$/, path: '/l/', parameters: ['uddg'] },
];

/** Bing writes `a1` and the target in base64url. */
function decoded(value: string): string {
  if (!/^a1[\w-]+$/.test(value)) return value;
  const bytes = atob(value.slice(2).replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/** The page that a search engine's redirect leads to; any other link as it is. */
export function redirectTarget(link: string): string {
  const url = URL.parse(link);
  const redirect = redirects.find(
    ({ host, path }) => host.test(url?.hostname ?? '') && url?.pathname === path,
  );
  const target = redirect?.parameters.map((name) => url?.searchParams.get(name)).find(Boolean);
  const page = target ? URL.parse(decoded(target)) : null;
  return page && /^https?:$/.test(page.protocol) ? page.href : link;
}
