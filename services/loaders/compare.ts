import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import { comparisonOf } from '@/services/domain/obligations/comparison';
import { guideCountries } from '@/services/domain/services/countryGuide';
import { countriesOf } from '@/services/domain/services/serviceAreas';
import { fetchGuideLinks } from '@/services/gateway/campaignUids';
import { fetchServices, fetchSurveyServices } from '@/services/gateway/services';

import { withStaticProps } from './withStaticProps';

/** Countries side by side: all of them are in the HTML, and browsers show those that the address asks for. */
export const getStaticProps = withStaticProps({
  address: paths.compare,
  namespaces: ['compare'],
  needs: { static: ['columns'], namespaces: ['compare'] },
  load: async (_params, locale) => {
    const [offered, documents, guides] = await Promise.all([
      fetchSurveyServices(locale),
      fetchServices(locale),
      fetchGuideLinks(locale),
    ]);
    const offeredIn = guideCountries(offered);
    const countries = countriesOf(offered, languageTags[locale]).filter(({ country }) =>
      offeredIn.includes(country),
    );
    const columns = comparisonOf(countries, { offered, documents }, { guides, pricesOf: paths.pricesOf });
    return { countries, columns };
  },
});
