import { guideCountries } from '@/contract/site/countryGuides';

import { countryField } from '../fields/country';
import { titledBlock } from './block';

/** The services, their prices, the dates and the texts come from the services of the country. */
export const countryGuide = titledBlock(
  'countryGuide',
  {
    singular: { en: 'Guide to a country', de: 'Länderleitfaden' },
    plural: { en: 'Guides to countries', de: 'Länderleitfäden' },
    sentence: {
      en: 'What selling in a country takes: services, total price, dates and the check.',
      de: 'Was der Verkauf in einem Land verlangt: Leistungen, Gesamtpreis, Termine und die Prüfung.',
    },
  },
  [countryField({ listed: guideCountries })],
  ({ country }, { readingOf }) => ({ country, reading: readingOf(country) }),
);
