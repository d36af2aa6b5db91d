import { readdirSync } from 'node:fs';

import { siteRoutes } from './siteRoutes';

/** Whose speed nobody compares. */
const left = ['/_app', '/_document', '/_error', '/404', '/500', '/errorUrl'];

it('has every page of the site, so that its speed is kept', () => {
  const routes = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.tsx$|\.tsx$/, '')}`)
    .filter((route) => !route.endsWith('/[page]') && !left.includes(route));
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter((route) => !siteRoutes.has(route))).toEqual([]);
});
