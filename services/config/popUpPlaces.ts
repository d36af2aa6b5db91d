import { priceCountries } from '@/contract/lists/countries';

import { paths } from './paths';

const places: readonly string[] = [
  paths.home,
  paths.homes,
  paths.prices,
  ...priceCountries.map(paths.pricesOf),
];

/** Whether the pop-up may open over a page, by its path without language: home and prices alone (requirements, 2). */
export const isPopUpPlace = (path: string): boolean => places.includes(path);
