import { expiredLinkPage } from './expiredLinkPage';

it.each([
  ['en', 'This preview is no longer available', 'href="/"'],
  ['de', 'Diese Vorschau ist nicht mehr verfügbar', 'href="/de"'],
] as const)(
  'says in %s that the preview has expired and links to the home page',
  async (locale, heading, link) => {
    const html = await expiredLinkPage(locale);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(link);
    expect(html).toContain('noindex');
  },
);
