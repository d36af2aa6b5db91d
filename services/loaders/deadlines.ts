import { paths } from '@/services/config/paths';
import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { collator } from '@/services/domain/text/intl';
import { fetchDueRules } from '@/services/gateway/dueDates';
import { nextDeadlines } from '@/services/server/deadlines/findDeadlines';
import { dayOf } from '@/shared/dayOf';
import { checkedOnOf, deadlineCountries } from '@/shared/dueDates/deadlineRules';

import { withStaticProps } from './withStaticProps';

const countriesIn = (locale: Locale) =>
  deadlineCountries
    .map((country) => ({ country, name: countryName(country, locale) }))
    .sort((a, b) => collator(languageTags[locale]).compare(a.name, b.name));

/** All countries, and what is due in them next. */
export const getStaticProps = withStaticProps({
  address: paths.deadlines,
  namespaces: ['deadlines'],
  needs: { static: ['months', 'countries', 'checkedOn'], namespaces: [] },
  load: async (_params, locale) => {
    const rules = await fetchDueRules(locale);
    return {
      countries: countriesIn(locale),
      months: nextDeadlines(rules, dayOf(new Date()), locale),
      checkedOn: checkedOnOf(rules) ?? null,
    };
  },
});
