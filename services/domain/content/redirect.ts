/** An address that leads elsewhere, in every language. */
export interface Redirect {
  /** Path without language, as browsers ask for it. */
  from: string;
  /** A path of the site, with query and place on the page, or an address elsewhere. */
  to: string;
  status: 301 | 302;
}

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
