import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect, useState } from 'react';

import { SurveyForm } from '@/components/parts/SurveyForm/SurveyForm';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { Section } from '@/components/ui/Section/Section';
import { KeptPageOpening } from '@/components/views/PageOpening/KeptPageOpening';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { whenIdle } from '@/services/browser/loading/whenIdle';
import { paths } from '@/services/config/paths';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import type { SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Rows } from './CalculateView.styles';

export interface CheckProps {
  /** A saved report; null for an empty check. */
  report: SurveyReport | null;
}

function Missing({ error, retry }: DynamicOptionsLoadingProps) {
  const { t } = useTranslation('calculate');
  return error ? <LoadError text={t('report.failed')} retry={t('report.retry')} onRetry={retry} /> : null;
}

/** The rules and the report are loaded once the page is idle, or with the first answers. */
const CheckResult = dynamic(
  () => loadChunk(() => import('./CheckResult')).then((loaded) => loaded.CheckResult),
  {
    ssr: false,
    loading: Missing,
  },
);

/** The check itself: the form, and the report once it is answered. */
export function Check({ report }: CheckProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const [answers, setAnswers] = useState<SurveyAnswers | undefined>(report?.answers);
  useEffect(() => whenIdle(() => void loadOptional(() => import('./CheckResult'))), []);

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
      {answers && <CheckResult answers={answers} saved={answers === report?.answers ? report : null} />}
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
