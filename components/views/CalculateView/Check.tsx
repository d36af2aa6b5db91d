import { useEffect, useRef, useState } from 'react';

import { useFrame } from '@/components/layout/FrameContext';
import { absoluteUrl } from '@/components/layout/PageHead/structuredData';
import { ObligationReport } from '@/components/parts/ObligationReport/ObligationReport';
import { PriceEstimate } from '@/components/parts/PriceEstimate/PriceEstimate';
import { SaveReport } from '@/components/parts/SaveReport/SaveReport';
import { SurveyForm } from '@/components/parts/SurveyForm/SurveyForm';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { Section } from '@/components/ui/Section/Section';
import { KeptPageOpening } from '@/components/views/PageOpening/KeptPageOpening';
import { paths } from '@/services/config/paths';
import { assess, rulesVersion } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import type { SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import type { PricedService } from '@/services/domain/services/service';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Result, Rows } from './CalculateView.styles';

export interface CheckProps {
  /** A saved report; null for an empty check. */
  report: SurveyReport | null;
  /** Services with the prices in force, for the estimate. */
  prices: PricedService[];
}

/** The check itself: the form, and the report once it is answered. */
export function Check({ report, prices }: CheckProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { brand } = useFrame();
  const [answers, setAnswers] = useState<SurveyAnswers | undefined>(report?.answers);
  const result = useRef<HTMLDivElement>(null);
  const isAnsweredHere = answers !== report?.answers;

  useEffect(() => {
    if (!isAnsweredHere) return;
    // The browser's own scrolling would centre the report, which is taller than any screen.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [answers, isAnsweredHere]);

  const obligations = answers && assess(answers);
  return (
    <>
      <KeptPageOpening
        title={t('title')}
        lead={t('lead')}
        eyebrow={t('eyebrow')}
        path={paths.calculate()}
        noIndex={report !== null}
      />
      <Section heading={t('form.heading')} lead={t('form.lead')}>
        <SurveyForm answers={answers} onAnswer={setAnswers} />
      </Section>
      {answers && obligations && (
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
              saved={isAnsweredHere ? null : report}
              urlOf={(id) => absoluteUrl(brand.siteUrl, paths.calculate(id), locale)}
            />
          </Section>
        </Result>
      )}
      <Section heading={t('limits.heading')} tone="tinted">
        <Rows>
          <p>{t('limits.text')}</p>
          <p>
            {t('limits.asOf')} <DateText iso={rulesVersion} locale={locale} />
          </p>
          <Button href={paths.contact} emphasis="quiet">
            {t('limits.contact')}
          </Button>
        </Rows>
      </Section>
    </>
  );
}
