import { factCountries } from '@/contract/lists/facts';

import { countryField } from '../fields/country';
import { titledBlock } from './block';

/** The facts come from the collection of facts. */
export const countryFacts = titledBlock(
  'countryFacts',
  {
    singular: { en: 'Facts of a country', de: 'Fakten eines Landes' },
    sentence: {
      en: 'Rates, thresholds, returns and registers of a country, with their sources.',
      de: 'Steuersätze, Schwellen, Meldungen und Register eines Landes, mit ihren Quellen.',
    },
  },
  [countryField({ listed: factCountries })],
  ({ country }, { factsOf }) => {
    const facts = factsOf(country);
    return facts.length > 0 ? { country, facts } : null;
  },
);
