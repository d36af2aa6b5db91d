import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';

import { useFrame } from '@/components/layout/FrameContext';
import { absoluteUrl } from '@/components/layout/PageHead/structuredData';
import { ObligationReport } from '@/components/parts/ObligationReport/ObligationReport';
import { PriceEstimate } from '@/components/parts/PriceEstimate/PriceEstimate';
import { SaveReport } from '@/components/parts/SaveReport/SaveReport';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { Section } from '@/components/ui/Section/Section';
import { paths } from '@/services/config/paths';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import { neededAnswers } from '@/services/domain/obligations/neededAnswers';
import type { SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { BrandProtection } from './BrandProtection';
import { Old, Result } from './CalculateView.styles';
import { useSurveyPrices } from './usePrices';

interface CheckResultProps {
  answers: SurveyAnswers;
  /** The saved report with these answers; null where they were given just now. */
  saved: SurveyReport | null;
  /** Made just now, by the form: it takes the focus. */
  isNew: boolean;
  /** The form has other answers by now. */
  isOld: boolean;
}

/** The result of the answers: obligations, an estimate of fees, and the report's own address. */
export function CheckResult({ answers, saved, isNew, isOld }: CheckResultProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { brand } = useFrame();
  const router = useRouter();
  const { services, hasFailed, isLate, retry } = useSurveyPrices();
  const result = useRef<HTMLDivElement>(null);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  useEffect(() => {
    if (!isNew) return;
    // The browser's own scrolling would centre the report, which is taller than any screen.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [answers, isNew]);

  // The law of the day on which the report was made.
  const day = saved?.createdAt.slice(0, 10) ?? today;
  const obligations = assess(answers, day);
  return (
    <Result ref={result} tabIndex={-1} role="group" aria-label={t('report.heading')}>
      <Section
        id="report"
        graduated
        heading={t('report.heading')}
        lead={t('report.lead', { count: obligations.length })}
      >
        <Old role="status">{isOld && <p>{t('report.old')}</p>}</Old>
        <ObligationReport obligations={obligations} needed={neededAnswers(answers, day)} />
      </Section>
      <Section heading={t('estimate.heading')} lead={t('estimate.lead')}>
        {services ? (
          <PriceEstimate estimate={estimate(obligations, services, answers.companyCountry)} />
        ) : hasFailed ? (
          <LoadError text={t('estimate.failed')} retry={t('report.retry')} onRetry={retry} />
        ) : (
          <p role="status">{isLate && t('estimate.loading')}</p>
        )}
      </Section>
      <BrandProtection salesCountries={answers.salesCountries} />
      <Section heading={t('save.heading')} lead={t('save.lead')}>
        <SaveReport
          answers={answers}
          saved={saved}
          urlOf={(id) => absoluteUrl(brand.siteUrl, paths.calculate(id), locale)}
          onSaved={(id) =>
            void router.replace(paths.calculate(id), undefined, { shallow: true, scroll: false })
          }
        />
      </Section>
    </Result>
  );
}
