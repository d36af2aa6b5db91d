import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';

import { pathOf } from '@/components/layout/currentPath';
import { SurveyForm } from '@/components/parts/SurveyForm/SurveyForm';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { Section } from '@/components/ui/Section/Section';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { whenIdle } from '@/services/browser/loading/whenIdle';
import { saveFormState } from '@/services/browser/storage/formState';
import { surveyDraftKey } from '@/services/browser/storage/surveyDraft';
import { paths } from '@/services/config/paths';
import { savedReportIdOf } from '@/services/config/savedReport';
import { isSameReport } from '@/services/domain/obligations/isSameReport';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import type { SentCheck } from '@/services/domain/obligations/sentCheck';
import type { SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import { queryOfAnswers, toEntries } from '@/services/domain/obligations/surveyEntries';
import { useLocale } from '@/services/hooks/useLocale';
import { withTexts } from '@/services/i18n/loadTexts';

import { Answers, Rows } from './CalculateView.styles';
import { useKeptAnswers } from './useKeptAnswers';
import { useSumChoice } from './useSumChoice';

export interface CheckProps {
  /** A saved report; null for an empty check. */
  report: SurveyReport | null;
  /** A check that was sent without scripts. */
  sent?: SentCheck;
  /** Gets the id of a report that is saved here, before the address names it. */
  onSave?: (id: string) => void;
}

function Missing({ error, retry }: DynamicOptionsLoadingProps) {
  const { t } = useTranslation('calculate');
  return error ? <LoadError text={t('report.failed')} retry={t('report.retry')} onRetry={retry} /> : null;
}

const textsOfResult = ['offer', 'price', 'tools'] as const;

/** In the HTML of a check that was sent without scripts. */
const RenderedResult = dynamic(() =>
  loadChunk(() => withTexts(textsOfResult, import('./CheckResult'))).then((loaded) => loaded.CheckResult),
);

/** Comes with the report's code; the form works without it. */
const RunningTotal = dynamic(
  () =>
    loadOptional(() => withTexts(textsOfResult, import('./RunningTotal'))).then(
      (loaded) => loaded?.RunningTotal ?? (() => null),
    ),
  { ssr: false },
);

/** The rules and the report are loaded once the page is idle, or with the first answers. */
const CheckResult = dynamic(
  () =>
    loadChunk(() => withTexts(textsOfResult, import('./CheckResult'))).then((loaded) => loaded.CheckResult),
  {
    ssr: false,
    loading: Missing,
  },
);

/** Without these there is nothing to add up. */
const hasPlaces = ({ companyCountry, productKinds, salesCountries }: SurveyAnswers) =>
  [companyCountry, productKinds, salesCountries].every(({ length }) => length > 0);

/** The check itself: the form, and the report once it is answered. A saved report stands before its form. */
export function Check({ report, sent, onSave }: CheckProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const router = useRouter();
  const { kept, keep } = useKeptAnswers();
  const sum = useSumChoice(report);
  const [given, setGiven] = useState<SurveyAnswers>();
  const [entered, setEntered] = useState<SurveyAnswers>();
  const before = report?.answers ?? sent?.answers ?? undefined;
  const fold = useRef<HTMLDetailsElement>(null);
  const answers = given ?? before ?? (sent ? undefined : kept);
  const isOld = answers !== undefined && entered !== undefined && !isSameReport(entered, answers);
  const Result = sent?.answers && !given ? RenderedResult : CheckResult;
  useEffect(
    () => whenIdle(() => void loadOptional(() => withTexts(textsOfResult, import('./CheckResult')))),
    [],
  );

  const goTo = (address: string) => void router.replace(address, undefined, { shallow: true, scroll: false });
  const keepHere = (answersNow: SurveyAnswers) => {
    keep(answersNow);
    // The form of a saved report keeps no entries.
    if (report) saveFormState(surveyDraftKey, toEntries(answersNow));
  };
  const answer = (answersNow: SurveyAnswers) => {
    setGiven(answersNow);
    // From here on the report is the visitor's own.
    sum.workOn();
    if (fold.current) fold.current.open = false;
    if (sent) goTo(`${paths.answeredCheck}?${queryOfAnswers(answersNow)}`);
    else keepHere(answersNow);
  };
  // The address is that of a saved report while exactly that is shown. The tab keeps what no address leads to.
  const followId = (id: string | undefined) => {
    if (id === undefined && (sent || !answers)) return;
    if (id === savedReportIdOf(pathOf(router.asPath))) return;
    if (id === undefined && answers) keepHere(answers);
    if (id !== undefined) onSave?.(id);
    goTo(paths.calculate(id));
  };
  // A report that is up to date has its own, with its ticks and its rhythm.
  const total =
    answers && !isOld ? null : entered && hasPlaces(entered) ? (
      <RunningTotal given={entered} choice={sum.choiceFor(entered)} />
    ) : (
      <p>{t('form.totalLater')}</p>
    );
  // The same elements before and after: entries stay, and so does what a form without scripts has sent.
  const form = (
    <Answers ref={fold} open={!answers} $isAnswered={answers !== undefined}>
      <summary>{t('form.change')}</summary>
      <SurveyForm
        answers={report?.answers}
        sent={sent?.entries}
        isPrefilled={sent?.isPrefilled}
        isAnswered={answers !== undefined}
        onAnswer={answer}
        onChange={setEntered}
        total={total}
      />
    </Answers>
  );
  return (
    <>
      <StaticPageOpening
        title={t('title')}
        lead={t('lead')}
        isTool
        path={paths.calculate()}
        noIndex={report !== null || sent !== undefined}
      />
      {!before && <Section heading={t('form.heading')}>{form}</Section>}
      {answers && (
        <Result
          answers={answers}
          opened={report}
          sent={answers === sent?.answers ? sent : undefined}
          choice={sum.choiceFor(answers)}
          onChoice={(choice) => sum.keep(answers, choice)}
          isFirst={before !== undefined}
          isNew={given !== undefined}
          isOld={isOld}
          onId={followId}
        />
      )}
      {before && <Section heading={t('form.heading')}>{form}</Section>}
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
