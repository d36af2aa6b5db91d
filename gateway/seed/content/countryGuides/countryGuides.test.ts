import path from 'node:path';

import { countryCodes } from '@/contract/lists/countries';
import { factCountries } from '@/contract/lists/facts';
import { guideUidOf } from '@/contract/site/countryGuides';

import { calculatorServices } from '../calculatorServices.content';
import { furtherServices } from '../furtherServices.content';
import { servicesContent } from '../services.content';
import { guidePages } from './guidePages';

/** Companies and top-ups are no reason to sell in a country. */
const isForSellers = (category: string) => !['company', 'balance'].includes(category);

it('each country with facts or with services for sellers has a guide, and no other', () => {
  const served = [...servicesContent, ...calculatorServices, ...furtherServices]
    .filter(({ category }) => isForSellers(category))
    .map(({ countryCode }) => countryCodes[countryCode as keyof typeof countryCodes] ?? countryCode)
    .filter((country) => country !== null && country !== 'EU');
  const uids = [...factCountries, ...served].map((country) => guideUidOf(String(country)));
  const guides = guidePages(path.join(process.cwd(), 'gateway/seed/content/countryGuides'));
  expect(guides.map(({ uid }) => uid).sort()).toEqual([...new Set(uids)].sort());
});
