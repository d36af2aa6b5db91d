import { useTranslation } from 'next-i18next/pages';

import { type FactColumn, FactGrid } from '@/components/blocks/FactTable/FactGrid';
import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { factKindNames } from '@/contract/lists/factNames';
import { paths } from '@/services/config/paths';
import {
  type CountryOnDay,
  firstRateDay,
  isAnswerable,
  kindsFor,
  type RatesQuestion,
} from '@/services/domain/facts/ratesOnDay';
import { useLocale } from '@/services/hooks/useLocale';

import { RatesOnDayForm } from './RatesOnDayForm';
import { Notes, Ways } from './RatesOnDayView.styles';
import { useDayText } from './useDayText';

interface RatesOnDayViewProps {
  question: RatesQuestion;
  /** ISO dates between which one can be chosen. */
  days: { first: string; last: string };
  /** Null where the question has faults, or the rates cannot be loaded. */
  countries: CountryOnDay[] | null;
}

const resultId = 'result';

/** The rates of the day in each country, and what follows. */
function Rates({ goods, countries }: { goods: string; countries: CountryOnDay[] }) {
  const { t } = useTranslation('ratesOnDay');
  const locale = useLocale();
  const dayText = useDayText();
  const columns = kindsFor(goods).map((kind): FactColumn<CountryOnDay> => ({
    name: factKindNames[kind][locale],
    rowsOf: ({ rows }) => rows.filter((row) => row.kind === kind),
  }));
  const next: FactColumn<CountryOnDay> = {
    name: t('next'),
    rowsOf: (fact) => fact.next,
    isNamed: true,
  };
  return (
    <>
      <Notes>
        <li>{t('note.undated', { first: dayText(firstRateDay) })}</li>
        <li>{t('note.missing')}</li>
        <li>{t('note.future')}</li>
      </Notes>
      <FactGrid id="rates" heading={t('table')} countries={countries} columns={[...columns, next]} />
    </>
  );
}

/**
 * The VAT rates of a day that one chooses, for all goods or for one kind, and what changes in the year after.
 * @avoid For the rates of today alone: the block `FactTable` has them in an order that the reader chooses.
 * @accessibility A form with native fields, and a table with headers; what is wrong is said above the form and at the field.
 */
export function RatesOnDayView({ question, days, countries }: RatesOnDayViewProps) {
  const { t } = useTranslation('ratesOnDay');
  const dayText = useDayText();
  return (
    <>
      <PageOpening
        title={t('title')}
        lead={t('lead')}
        path={paths.ratesOnDay}
        trail={[{ label: t('rates'), href: paths.vatRates }]}
        noIndex
        isTool
      />
      <Section heading={t('form')}>
        <RatesOnDayForm question={question} days={days} resultId={resultId} />
      </Section>
      {countries && (
        <Section id={resultId} heading={t('result', { day: dayText(question.day) })} wide>
          <Rates goods={question.goods} countries={countries} />
        </Section>
      )}
      {!countries && isAnswerable(question) && (
        <Section id={resultId} heading={t('unavailable.heading')}>
          <p role="alert">{t('unavailable.text')}</p>
        </Section>
      )}
      <Section heading={t('more')}>
        <Ways>
          {(['vatRates', 'goodsRates', 'vatChanges'] as const).map((name) => (
            <li key={name}>
              <TextLink href={paths[name]}>{t(`ways.${name}`)}</TextLink>
            </li>
          ))}
        </Ways>
      </Section>
      <CheckInvitation after="texts" />
    </>
  );
}
