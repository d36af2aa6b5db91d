/** An address that leads elsewhere, in every language. */
export interface Redirect {
  /** Path without language, as browsers ask for it. */
  from: string;
  /** A path of the site, with query and place on the page, or an address elsewhere. */
  to: string;
  status: 301 | 302;
}

/** The redirect at a path; a slash at the end is nothing. */
export const findRedirect = (redirects: Redirect[], path: string): Redirect | undefined => {
  const asked = path.length > 1 ? path.replace(/\/$/, '') : path;
  return redirects.find(({ from }) => from === asked);
};

/** The target with what the visitor's own query has besides, for a campaign's link counts behind a redirect too. */
export function withQuery(to: string, query: URLSearchParams): string {
  if (!to.startsWith('/') || query.size === 0) return to;
  const [target = '', ...place] = to.split('#');
  const [path = '', own = ''] = target.split('?');
  const all = new URLSearchParams(own);
  query.forEach((value, name) => {
    if (!new URLSearchParams(own).has(name)) all.append(name, value);
  });
  return [`${path}?${all}`, ...place].join('#');
}
