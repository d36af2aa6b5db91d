import { withoutPreviewCookies } from './sitePreviewCookies';

it.each([
  ['a=1; __prerender_bypass=x; __next_preview_data=y.z; b=2', 'a=1; b=2'],
  ['__prerender_bypass=x; a=1', 'a=1'],
  ['a=1;__next_preview_data=y', 'a=1'],
  ['__prerender_bypass=x', undefined],
  ['a__prerender_bypass=1; b=2', 'a__prerender_bypass=1; b=2'],
  [undefined, undefined],
])('removes the cookies of a preview, and no others, from %s', (cookie, kept) =>
  expect(withoutPreviewCookies(cookie)).toBe(kept),
);
