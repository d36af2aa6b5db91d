import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { ReportVerdict } from '@/components/parts/ReportVerdict/ReportVerdict';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { assess } from '@/services/domain/obligations/assess';
import { withoutUnasked } from '@/services/domain/obligations/questions';
import { sumOf } from '@/services/domain/obligations/sum';
import { noChoice, type SurveyAnswers } from '@/services/domain/obligations/survey';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { useBundlesToday } from '@/services/hooks/useBundlesToday';

import { useSurveyPrices } from './usePrices';

interface RunningTotalProps {
  /** Those given so far: the countries at least. */
  given: SurveyAnswers;
  rhythm: FilingRhythm;
}

/** The verdict of the report that the answers would make so far. */
export function RunningTotal({ given, rhythm }: RunningTotalProps) {
  const { t } = useTranslation('calculate');
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { services } = useSurveyPrices({ isNew: false });
  const { data: bundles = [] } = useBundlesToday(services !== undefined);
  const answers = withoutUnasked(given);
  const obligations = assess(answers, today);
  const { companyCountry } = answers;
  const lines = services && sumOf({ obligations, offered: services, companyCountry, choice: noChoice }).lines;
  const { totals } = breakdownOf(lines?.map(({ service }) => service) ?? [], bundles, rhythm);
  if (obligations.length === 0) return <p>{t('form.noneSoFar')}</p>;
  return <ReportVerdict opening={t('form.soFar')} obligations={obligations} totals={totals} />;
}
