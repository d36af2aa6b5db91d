import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { obligationNames } from '@/contract/lists/obligations';
import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import { surveyDraftKey } from '@/services/browser/storage/surveyDraft';
import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import { compassReading } from '@/services/domain/obligations/compass';
import { surveyCountries } from '@/services/domain/obligations/surveyCountries';
import { collator, regionNames } from '@/services/domain/text/intl';
import { useDueRules } from '@/services/hooks/useDueRules';
import { useLocale } from '@/services/hooks/useLocale';
import { dayOf } from '@/shared/dayOf';

import { CompassNeedle } from './CompassNeedle';
import { compassPlaces } from './compassPlaces';
import { Fields, Panel, Reading } from './DutyCompass.styles';

/** So many duties and dates are named; the check has all of them. */
const shown = 3;

function useCountries() {
  const tag = languageTags[useLocale()];
  const named = (countries: readonly string[]) =>
    countries
      .map((value) => ({ value, label: regionNames(tag).of(value) ?? value }))
      .sort((a, b) => collator(tag).compare(a.label, b.label));
  return {
    companies: named(surveyCountries),
    warehouses: named(['DE', ...Object.keys(compassPlaces)]),
  };
}

/** Two countries to choose, the needle over the picture, and what it names. */
export function CompassPanel() {
  const locale = useLocale();
  const { t } = useTranslation('compass');
  const { companies, warehouses } = useCountries();
  const [company, setCompany] = useState('CN');
  const [warehouse, setWarehouse] = useState('PL');
  const [today] = useState(() => dayOf(new Date()));
  const { data: dueRules = [] } = useDueRules(true);
  const fields = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => fields.current?.querySelector('select')?.focus({ preventScroll: true }), []);
  const { duties, toCheck, dates } = compassReading(company, warehouse, today, dueRules);
  const keep = () =>
    saveFormState(surveyDraftKey, {
      ...loadFormState<object>(surveyDraftKey),
      companyCountry: company,
      storageCountries: [warehouse],
      salesCountries: [warehouse],
    });
  return (
    <Panel>
      <CompassNeedle company={company} warehouse={warehouse} />
      <Fields ref={fields}>
        <SelectField
          label={t('company')}
          options={companies}
          value={company}
          onChange={({ target }) => setCompany(target.value)}
        />
        <SelectField
          label={t('warehouse')}
          options={warehouses}
          value={warehouse}
          onChange={({ target }) => setWarehouse(target.value)}
        />
      </Fields>
      <Reading aria-live="polite">
        <p>{duties.length > 0 ? t('due', { count: duties.length }) : t('none')}</p>
        <ul>
          {duties.slice(0, shown).map(({ id }) => (
            <li key={id}>{obligationNames[id][locale]}</li>
          ))}
          {duties.length > shown && <li>{t('more', { count: duties.length - shown })}</li>}
        </ul>
        {toCheck > 0 && <p>{t('toCheck', { number: toCheck })}</p>}
        {dates.length > 0 && (
          <>
            <p>{t('dates')}</p>
            <ul>
              {dates.slice(0, shown - 1).map(({ title, day, movesTo, to }) => (
                <li key={title + to}>
                  <DateText iso={movesTo ?? day} locale={locale} />: {title}
                </li>
              ))}
            </ul>
          </>
        )}
        <small>
          {t('assumed')} {t('scope')}
        </small>
      </Reading>
      <Button href={paths.calculate()} emphasis="quiet" onClick={keep}>
        {t('check')}
      </Button>
    </Panel>
  );
}
