import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { DeadlineTable } from '@/components/parts/DeadlineTable/DeadlineTable';
import { RulesNote } from '@/components/parts/DeadlineTable/RulesNote';
import { Chips } from '@/components/ui/Chips/Chips';
import { Flag } from '@/components/ui/Flag/Flag';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { DeadlineMonth } from '@/services/domain/deadlines/deadline';

interface DeadlinesViewProps {
  /** By the alphabet of the language; `country` is ISO 3166-1 alpha-2. */
  countries: { country: string; name: string }[];
  /** What is due in all of them within thirty days. */
  months: DeadlineMonth[];
  /** ISO date of the last check of the rules. */
  checkedOn: string | null;
}

/**
 * The countries with deadlines, and what is due next in all of them.
 * @avoid For one country: `CountryDeadlinesView`.
 * @accessibility Countries are links with addresses of their own, before the tables.
 */
export function DeadlinesView({ countries, months, checkedOn }: DeadlinesViewProps) {
  const { t } = useTranslation('deadlines');
  return (
    <>
      <PageOpening
        title={t('title')}
        lead={t('lead')}
        description={t('description')}
        isTool
        path={paths.deadlines}
      />
      <Section heading={t('countries.heading')} lead={t('countries.lead')} wide>
        <Chips aria-label={t('countries.heading')}>
          {countries.map(({ country, name }) => (
            <NextLink key={country} href={paths.deadlinesOf(country)} prefetch={false}>
              <Flag country={country} />
              {name}
            </NextLink>
          ))}
        </Chips>
      </Section>
      <Section heading={t('next.heading')} lead={t('next.lead')} wide>
        {months.length > 0 ? <DeadlineTable months={months} isBrief /> : <p>{t('next.empty')}</p>}
      </Section>
      {checkedOn && (
        <Section heading={t('rules.heading')}>
          <RulesNote checkedOn={checkedOn} />
        </Section>
      )}
      <CheckInvitation after="texts" />
    </>
  );
}
