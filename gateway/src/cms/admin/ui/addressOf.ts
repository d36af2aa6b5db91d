/** Path of a page of the site in a language: English has no prefix. */
export const addressOf = ({ path, locale }: { path: string; locale: 'en' | 'de' }): string =>
  locale === 'en' ? path : `/de${path === '/' ? '' : path}`;
