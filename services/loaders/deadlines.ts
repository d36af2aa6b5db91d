import { paths } from '@/services/config/paths';
import { languageTags, type Locale } from '@/services/domain/locale/locale';
import { countryName } from '@/services/domain/services/countryName';
import { collator } from '@/services/domain/text/intl';
import { nextDeadlines } from '@/services/server/deadlines/findDeadlines';
import { dayOf } from '@/shared/dayOf';
import { deadlineCountries, deadlinesCheckedOn } from '@/shared/dueDates/deadlineRules';

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
  load: (_params, locale) =>
    Promise.resolve({
      countries: countriesIn(locale),
      months: nextDeadlines(dayOf(new Date()), locale),
      checkedOn: deadlinesCheckedOn,
    }),
});
