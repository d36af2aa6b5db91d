import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { ReportVerdict } from '@/components/parts/ReportVerdict/ReportVerdict';
import { assess } from '@/services/domain/obligations/assess';
import { withoutUnasked } from '@/services/domain/obligations/questions';
import { returnCountriesOf } from '@/services/domain/obligations/returns';
import { inSumOf, sumOf } from '@/services/domain/obligations/sum';
import type { SumChoice, SurveyAnswers } from '@/services/domain/obligations/survey';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { useBundlesToday } from '@/services/hooks/useBundlesToday';
import { dayOf } from '@/shared/dayOf';

import { useSurveyPrices } from './usePrices';

interface RunningTotalProps {
  /** Those given so far: the countries at least. */
  given: SurveyAnswers;
  /** That of the report which these answers would make. */
  choice: SumChoice;
}

/** The verdict of the report that the answers would make so far. */
export function RunningTotal({ given, choice }: RunningTotalProps) {
  const { t } = useTranslation('calculate');
  const [today] = useState(() => dayOf(new Date()));
  const { services } = useSurveyPrices({ isNew: false });
  const { data: bundles = [] } = useBundlesToday(services !== undefined);
  const answers = withoutUnasked(given);
  const obligations = assess(answers, today);
  const { companyCountry } = answers;
  const estimate = services && sumOf({ obligations, offered: services, companyCountry, choice });
  const countries = returnCountriesOf(inSumOf(obligations, choice));
  const { totals } = breakdownOf(estimate?.lines.map(({ service }) => service) ?? [], bundles, choice.rhythm);
  if (obligations.length === 0) return <p>{t('form.noneSoFar')}</p>;
  return (
    <>
      <ReportVerdict
        opening={t('form.soFar')}
        obligations={obligations}
        totals={totals}
        coverage={estimate?.coverage}
      />
      {estimate && countries.length > 0 && (
        <p>{t('offer:rhythm.inMessage', { rhythm: t(`offer:rhythm.${choice.rhythm}`) })}</p>
      )}
    </>
  );
}
