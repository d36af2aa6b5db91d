import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { DeadlineTable } from '@/components/parts/DeadlineTable/DeadlineTable';
import { RulesNote } from '@/components/parts/DeadlineTable/RulesNote';
import { Button } from '@/components/ui/Button/Button';
import { Chips } from '@/components/ui/Chips/Chips';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import type { ReturnPeriod } from '@/contract/lists/returnPeriods';
import { inLocale, paths } from '@/services/config/paths';
import type { DeadlineMonth } from '@/services/domain/deadlines/deadline';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';
import { type DeadlineChoice, type DeadlineTopic, queryOfChoice } from '@/shared/dueDates/deadlineChoice';

import { Choices, Ways } from './CountryDeadlinesView.styles';

interface CountryDeadlinesViewProps {
  choice: DeadlineChoice;
  /** The country's name. */
  name: string;
  /** The periods of VAT returns that the country has. */
  frequencies: ReturnPeriod[];
  /** The topics on which the country has deadlines. */
  topics: DeadlineTopic[];
  /** The years that can be chosen. */
  years: number[];
  /** Of the chosen year, or the next ones. */
  months: DeadlineMonth[];
  /** ISO date of the last check of the rules. */
  checkedOn: string | null;
}

/** Links that narrow the list, each with an address of its own. */
function ChoiceLinks({ choice, frequencies, topics, years }: CountryDeadlinesViewProps) {
  const { t } = useTranslation('deadlines');
  const link = (label: string, change: Omit<DeadlineChoice, 'country'>) => {
    const query = queryOfChoice({ ...choice, ...change });
    return (
      <NextLink
        key={label}
        href={paths.deadlinesOf(choice.country, query)}
        aria-current={query === queryOfChoice(choice) ? 'page' : undefined}
        rel={query ? 'nofollow' : undefined}
        prefetch={false}
        scroll={false}
      >
        {label}
      </NextLink>
    );
  };
  return (
    <Choices>
      {frequencies.length > 1 && (
        <>
          <p aria-hidden>{t('frequency.label')}</p>
          <Chips aria-label={t('frequency.label')}>
            {link(t('frequency.all'), { frequency: undefined })}
            {frequencies.map((frequency) => link(t(`frequency.${frequency}`), { frequency }))}
          </Chips>
        </>
      )}
      <p aria-hidden>{t('topic.label')}</p>
      <Chips aria-label={t('topic.label')}>
        {link(t('topic.all'), { topic: undefined })}
        {topics.map((topic) => link(t(`topic.${topic}`), { topic }))}
      </Chips>
      <p aria-hidden>{t('year.label')}</p>
      <Chips aria-label={t('year.label')}>
        {link(t('year.next'), { year: undefined })}
        {years.map((year) => link(String(year), { year }))}
      </Chips>
    </Choices>
  );
}

/** The chosen deadlines as a file, and as a calendar that stays up to date. */
function CalendarLinks({ choice: { country, ...choice } }: Pick<CountryDeadlinesViewProps, 'choice'>) {
  const { t } = useTranslation('deadlines');
  const { brand } = useCommonData();
  const locale = useLocale();
  const file = paths.deadlineFile(country, queryOfChoice({ ...choice, year: undefined }));
  return (
    <Ways>
      <Button href={brand.siteUrl.replace(/^https?:/, 'webcal:') + inLocale(file, locale)}>
        {t('calendar.subscribe')}
      </Button>
      <Button href={file} emphasis="quiet" download={`deadlines-${country}.ics`}>
        {t('calendar.download')}
      </Button>
    </Ways>
  );
}

/**
 * What is due in one country, month by month; links narrow it by the period of VAT returns and by what it is about.
 * @avoid For the dates that follow from a check: its report has them.
 * @accessibility Every choice is a link with an address; a table with headers for each month.
 */
export function CountryDeadlinesView(props: CountryDeadlinesViewProps) {
  const { choice, name, topics, months, checkedOn } = props;
  const { t } = useTranslation('deadlines');
  return (
    <>
      <PageOpening
        title={t('titleOf', { country: name })}
        lead={t('leadOf')}
        description={t('descriptionOf', { country: name })}
        isTool
        path={paths.deadlinesOf(choice.country)}
        noIndex={queryOfChoice(choice) !== ''}
        trail={[{ label: t('title'), href: paths.deadlines }]}
      />
      <Section heading={t('choice.heading')} lead={t('choice.lead')} wide>
        <ChoiceLinks {...props} />
      </Section>
      <Section heading={t('calendar.heading')} lead={t('calendar.lead')} wide>
        <CalendarLinks choice={choice} />
      </Section>
      <Section heading={t('dates.heading')} lead={topics.includes('vat') ? undefined : t('dates.noVat')} wide>
        {months.length > 0 ? <DeadlineTable months={months} /> : <p>{t('dates.empty')}</p>}
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
