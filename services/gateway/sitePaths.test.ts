import { articleTypes } from '@/contract/lists/articles';
import { priceCountries } from '@/contract/lists/countries';
import { informationTypes } from '@/contract/lists/information';
import { serviceCategories } from '@/contract/lists/services';
import { aboutPages, contentPages, extendedPages } from '@/contract/site/contentPages';
import { contentRow } from '@/contract/site/contentTable';
import { sitePaths } from '@/contract/site/sitePaths';
import type { AddressParts } from '@/contract/site/siteRequests';
import { paths } from '@/services/config/paths';

it('the CMS can link to every fixed path of the site', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const lists = [
    ...articleTypes.map((type) => paths.schoolList(type)),
    ...informationTypes.map((type) => paths.newsList(type)),
  ];
  const ours = new Set([
    ...fixed,
    ...aboutPages,
    ...extendedPages,
    ...contentPages,
    ...lists,
    ...serviceCategories.map(paths.servicesOf),
    ...priceCountries.map(paths.pricesOf),
    paths.calculate(),
  ]);
  // It only ever leads home.
  ours.delete(paths.errorUrl);
  // It is shown at the address of each report.
  ours.delete(paths.savedReports);
  // It answers a form, with its query.
  ours.delete(paths.answeredCheck);
  expect([...sitePaths].sort()).toEqual([...ours].sort());
});

it.each<[string, AddressParts, number, string]>([
  ['articles', { articleType: 'trends' }, 12, paths.article('trends', 12)],
  ['information', {}, 3, paths.notice(3)],
  ['questions', {}, 4, paths.answer(4)],
  ['pages', { uid: 'spring' }, 1, paths.campaign('spring')],
  ['channels', { channelCode: 'fair' }, 1, paths.newcomersOf('fair')],
])('a document of %s with %j has the path that the site serves', (source, parts, id, onSite) =>
  expect(contentRow(source)?.ownPaths?.(parts, id)[0]).toBe(onSite),
);
