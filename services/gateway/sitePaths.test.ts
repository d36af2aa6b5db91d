import { articleTypes } from '@/contract/lists/articles';
import { calculators } from '@/contract/lists/calculators';
import { priceCountries } from '@/contract/lists/countries';
import { newsTypes } from '@/contract/lists/news';
import { serviceCategories } from '@/contract/lists/services';
import { aboutPages, contentPages, extendedPages } from '@/contract/site/contentPages';
import { sitePaths } from '@/contract/site/sitePaths';
import { paths } from '@/services/config/paths';
import { deadlineCountries } from '@/shared/dueDates/deadlineRules';

it('the CMS can link to every fixed path of the site', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const lists = [
    ...articleTypes.map((type) => paths.schoolList(type)),
    ...newsTypes.map((type) => paths.newsList(type)),
  ];
  const ours = new Set([
    ...fixed,
    ...aboutPages,
    ...extendedPages,
    ...contentPages,
    ...lists,
    ...serviceCategories.map(paths.servicesOf),
    ...priceCountries.map(paths.pricesOf),
    ...deadlineCountries.map((country) => paths.deadlinesOf(country)),
    paths.calculate(),
    ...calculators.map(paths.calculator),
  ]);
  // It only ever leads home.
  ours.delete(paths.errorUrl);
  // It is shown at the address of each report.
  ours.delete(paths.savedReports);
  // They answer a form, with its query.
  ours.delete(paths.answeredCheck);
  ours.delete(paths.answeredVatNumber);
  expect([...sitePaths].sort()).toEqual([...ours].sort());
});
