import { pageLinks, pictureLinks } from './pageLinks.mjs';

const origins = ['https://www.example.com'];

it.each([
  ['a link', '<a href="/cht/price">', ['/cht/price']],
  ['a link with a query and a place', '<a href="/cht/price?a=b&amp;c=d#e">', ['/cht/price']],
  ['a link with the address of the site', '<a href="https://www.example.com/de">', ['/de']],
  ['an entry of the sitemap', '<loc>https://www.example.com/trends/3.html</loc>', ['/trends/3.html']],
  ['a link twice', '<a href="/de"></a><a href="/de">', ['/de']],
  ['another site', '<a href="https://other.example/de">', []],
  ['a call', '<a href="/api/health">', []],
  ['a script', '<link rel="preload" href="/_next/static/a.js">', []],
  ['an account', '<a href="/user/login">', []],
  ['an e-mail', '<a href="mailto:a@example.com">', []],
  ['an address that cannot be read', '<a href="http://[">', []],
])('finds in %s the pages of the site', (_what, text, paths) =>
  expect(pageLinks(text, origins)).toEqual(paths),
);

it('finds pictures in each width, once', () => {
  const html =
    '<img src="/picture/480/a-1.jpg" srcset="/picture/480/a-1.jpg 480w, /picture/768/a%20b.jpg 768w">';
  expect(pictureLinks(html)).toEqual(['/picture/480/a-1.jpg', '/picture/768/a%20b.jpg']);
});
