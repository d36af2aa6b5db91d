const kinds: [RegExp, string][] = [
  [/^\/(healthz|readyz)$/, 'probe'],
  [/^\/api\/gateway\//, 'call'],
  [/^\/api\//, 'api'],
  [/^\/_next\/data\//, 'data'],
  [/^\/_next\/image$/, 'image'],
  [/^\/_next\//, 'asset'],
  [/\.(ico|svg|png|webmanifest|txt|xml)$/, 'file'],
];

/** What a request asks the site for, in one of eight words; `url` as it was sent. */
export function routeKind(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
