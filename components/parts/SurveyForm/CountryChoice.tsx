import { useTranslation } from 'next-i18next/pages';

import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import type { SurveyEntries } from '@/services/domain/obligations/surveyEntries';
import { useCountryOptions } from '@/services/hooks/useCountryOptions';

import { More } from './SurveyForm.styles';

interface CountryChoiceProps {
  legend: string;
  hint: string;
  name: keyof SurveyEntries;
  error?: string;
  /** The countries that are chosen in the HTML. */
  ticked: string[];
  /** Whether one of the countries that are folded away is chosen. */
  startsOpen: boolean;
}

/** Countries to tick: the usual ones in sight, the rest one step away. Both answer the same question. */
export function CountryChoice({ legend, hint, name, error, ticked, startsOpen }: CountryChoiceProps) {
  const { t } = useTranslation('calculate');
  const { main, further } = useCountryOptions();
  return (
    <div>
      <ChoiceGroup
        name={name}
        ticked={ticked}
        type="checkbox"
        legend={legend}
        hint={hint}
        error={error}
        choices={main}
      />
      <More open={startsOpen}>
        <summary>{t('form.furtherCountries')}</summary>
        <ChoiceGroup
          name={name}
          ticked={ticked}
          type="checkbox"
          legend={t('form.furtherLegend', { legend })}
          choices={further}
        />
      </More>
    </div>
  );
}
