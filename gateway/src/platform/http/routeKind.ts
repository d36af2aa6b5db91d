const kinds: [RegExp, string][] = [
  [/^\/(healthz|readyz)$/, 'probe'],
  [/^\/cms-api(\/|$)/, 'cms'],
  [/^\/admin(\/|$)/, 'admin'],
  [/^\/(user|workPlace|page)(\/|$)/, 'page'],
  [/^\/$/, 'page'],
  [/^\/(_next|films|brand|blocks|guide)\/|^\/(mark\.svg|openapi\.json)$/, 'file'],
  [/^\/captcha\//, 'captcha'],
];

/** What a request asks the gateway for, in one of seven words; `url` as it was sent. */
export function routeKind(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'call';
}
