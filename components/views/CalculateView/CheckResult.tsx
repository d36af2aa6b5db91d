import { useEffect, useRef } from 'react';

import { useFrame } from '@/components/layout/FrameContext';
import { absoluteUrl } from '@/components/layout/PageHead/structuredData';
import { ObligationReport } from '@/components/parts/ObligationReport/ObligationReport';
import { PriceEstimate } from '@/components/parts/PriceEstimate/PriceEstimate';
import { SaveReport } from '@/components/parts/SaveReport/SaveReport';
import { Section } from '@/components/ui/Section/Section';
import { paths } from '@/services/config/paths';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import type { SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import type { PricedService } from '@/services/domain/services/service';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Result } from './CalculateView.styles';

interface CheckResultProps {
  answers: SurveyAnswers;
  /** The saved report with these answers; null where they were given just now. */
  saved: SurveyReport | null;
  /** Services with the prices in force, for the estimate. */
  prices: PricedService[];
}

/** The result of the answers: obligations, an estimate of fees, and the report's own address. */
export function CheckResult({ answers, saved, prices }: CheckResultProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { brand } = useFrame();
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (saved) return;
    // The browser's own scrolling would centre the report, which is taller than any screen.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [answers, saved]);

  const obligations = assess(answers);
  return (
    <Result ref={result} tabIndex={-1} role="group" aria-label={t('report.heading')}>
      <Section
        id="report"
        graduated
        heading={t('report.heading')}
        lead={t('report.lead', { count: obligations.length })}
      >
        <ObligationReport obligations={obligations} />
      </Section>
      <Section heading={t('estimate.heading')} lead={t('estimate.lead')}>
        <PriceEstimate estimate={estimate(obligations, prices)} />
      </Section>
      <Section heading={t('save.heading')} lead={t('save.lead')}>
        <SaveReport
          answers={answers}
          saved={saved}
          urlOf={(id) => absoluteUrl(brand.siteUrl, paths.calculate(id), locale)}
        />
      </Section>
    </Result>
  );
}
