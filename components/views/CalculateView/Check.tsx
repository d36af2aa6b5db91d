import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { useRouter } from 'next/router';
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
import { isSameReport } from '@/services/domain/obligations/isSameReport';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import type { SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Answers, Rows } from './CalculateView.styles';
import { useKeptAnswers } from './useKeptAnswers';

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

/** The check itself: the form, and the report once it is answered. A saved report stands before its form. */
export function Check({ report }: CheckProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const router = useRouter();
  const { kept, keep } = useKeptAnswers();
  const [given, setGiven] = useState<SurveyAnswers>();
  const [entered, setEntered] = useState<SurveyAnswers>();
  const answers = given ?? report?.answers ?? kept;
  useEffect(() => whenIdle(() => void loadOptional(() => import('./CheckResult'))), []);

  const answer = (answersNow: SurveyAnswers) => {
    setGiven(answersNow);
    if (report) return;
    keep(answersNow);
    // The address of a report that was saved here names other answers.
    if (router.query.id) void router.replace(paths.calculate(), undefined, { shallow: true, scroll: false });
  };
  const form = <SurveyForm answers={report?.answers} onAnswer={answer} onChange={setEntered} />;
  return (
    <>
      <KeptPageOpening
        title={t('title')}
        lead={t('lead')}
        eyebrow={t('eyebrow')}
        path={paths.calculate()}
        noIndex={report !== null}
      />
      {!report && (
        <Section heading={t('form.heading')} lead={t('form.lead')}>
          {form}
        </Section>
      )}
      {answers && (
        <CheckResult
          answers={answers}
          saved={answers === report?.answers ? report : null}
          isNew={given !== undefined}
          isOld={entered !== undefined && !isSameReport(entered, answers)}
        />
      )}
      {report && (
        <Section heading={t('form.heading')}>
          <Answers>
            <summary>{t('form.change')}</summary>
            {form}
          </Answers>
        </Section>
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
