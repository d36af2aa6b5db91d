import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { countryName } from '@/services/domain/services/countryName';
import { deadlineMonths, deadlineYears } from '@/services/server/deadlines/findDeadlines';
import { dayOf } from '@/shared/dayOf';
import { choiceOf, isDeadlineCountry } from '@/shared/dueDates/deadlineChoice';
import { deadlinesCheckedOn, frequenciesOf, topicsOf } from '@/shared/dueDates/deadlineRules';

import { withStaticProps } from './withStaticProps';

type Params = { country: string; choice?: string[] };

/** None is built ahead: they need no call of the gateway but that for the layout. */
export const getStaticPaths: GetStaticPaths<Params> = () => ({ paths: [], fallback: 'blocking' });

/** The choice that an address names; undefined for one that the country does not have. */
function chosen({ country, choice = [] }: Params, years: number[]) {
  const [segment, ...more] = choice;
  const found = segment === undefined ? {} : choiceOf(segment);
  if (!isDeadlineCountry(country) || !found || more.length > 0) return undefined;
  const [frequencies, topics] = [frequenciesOf(country), topicsOf(country)];
  if (found.frequency && !frequencies.includes(found.frequency)) return undefined;
  if (found.topic && !topics.includes(found.topic)) return undefined;
  if (found.year && !years.includes(found.year)) return undefined;
  return { frequencies, topics, years, choice: { country, ...found } };
}

/** The deadlines of one country by month. */
export const getStaticProps = withStaticProps({
  address: ({ country, choice = [] }: Params) => paths.deadlinesOf(country, choice.join('/')),
  namespaces: ['deadlines'],
  needs: {
    static: ['choice', 'name', 'frequencies', 'topics', 'years', 'months', 'checkedOn'],
    namespaces: [],
  },
  load: (params: Params, locale) => {
    const today = dayOf(new Date());
    const found = chosen(params, deadlineYears(today));
    return Promise.resolve(
      found && {
        ...found,
        name: countryName(params.country, locale),
        months: deadlineMonths(found.choice, today, locale),
        checkedOn: deadlinesCheckedOn,
      },
    );
  },
});
