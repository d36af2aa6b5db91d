import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';

import { absoluteUrl } from '@/components/layout/PageHead/structuredData';
import { DutyMatrix } from '@/components/parts/DutyMatrix/DutyMatrix';
import { FilingRhythm } from '@/components/parts/FilingRhythm/FilingRhythm';
import { NotCovered } from '@/components/parts/NotCovered/NotCovered';
import { ObligationReport } from '@/components/parts/ObligationReport/ObligationReport';
import { PriceEstimate } from '@/components/parts/PriceEstimate/PriceEstimate';
import { ReportMargin } from '@/components/parts/ReportMargin/ReportMargin';
import { ReportVerdict } from '@/components/parts/ReportVerdict/ReportVerdict';
import { ReturnDates } from '@/components/parts/ReturnDates/ReturnDates';
import { SaveReport } from '@/components/parts/SaveReport/SaveReport';
import { isSameContent } from '@/components/parts/SaveReport/useSaveReport';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { obligationNames } from '@/contract/lists/obligations';
import { paths } from '@/services/config/paths';
import { assess, groupObligations } from '@/services/domain/obligations/assess';
import { neededAnswers } from '@/services/domain/obligations/neededAnswers';
import { notCovered } from '@/services/domain/obligations/notCovered';
import { returnCountriesOf, returnsOf } from '@/services/domain/obligations/returns';
import type { SentCheck } from '@/services/domain/obligations/sentCheck';
import { inSumOf, isInSum, offerFor, sumOf, withToggled } from '@/services/domain/obligations/sum';
import type { SumChoice, SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { useBundlesToday } from '@/services/hooks/useBundlesToday';
import { useDueRules } from '@/services/hooks/useDueRules';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';
import { dayOf } from '@/shared/dayOf';

import { BrandProtection } from './BrandProtection';
import { Columns, Heading, MarginColumn, Report, Result, VerdictRow } from './CheckResult.styles';
import { openFolds } from './openFolds';
import { ReportPart } from './ReportPart';
import { useAnswersForQuote } from './useAnswersForQuote';
import { useSurveyPrices } from './usePrices';

interface CheckResultProps {
  answers: SurveyAnswers;
  /** The saved report that the page was opened with; null for an empty check. */
  opened: SurveyReport | null;
  /** The check that was sent without scripts, with these answers. */
  sent?: SentCheck;
  /** The changes in the sum, and how often VAT returns are filed. */
  choice: SumChoice;
  onChoice: (choice: SumChoice) => void;
  /** Stands before the form, right below the opening of the page. */
  isFirst: boolean;
  /** Made just now, by the form: it takes the focus. */
  isNew: boolean;
  /** The form has other answers by now. */
  isOld: boolean;
  /** Gets the id under which the report is saved as it is shown, whenever that changes; none if it is not. */
  onId: (id: string | undefined) => void;
}

/** The parts of the report that its contents name, besides the groups of obligations. */
const partIds = { matrix: 'overview', costs: 'costs', dates: 'dates', keep: 'keep' } as const;

/** The result of the answers: a verdict, the obligations with what they cost, and the report's own address. */
export function CheckResult(props: CheckResultProps) {
  const { answers, opened, sent, choice, onChoice, isFirst, isNew, isOld, onId } = props;
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { brand } = useCommonData();
  const { services, hasFailed, isLate, retry } = useSurveyPrices({
    known: sent?.prices?.services,
    isNew,
  });
  const { data: bundles = [] } = useBundlesToday(services !== undefined, sent?.prices?.bundles);
  const known = sent?.dueRules ?? undefined;
  const { data: dueRules = [], error: rulesFailed, mutate: askRules } = useDueRules(true, known);
  const result = useRef<HTMLElement>(null);
  const [today] = useState(() => sent?.day ?? dayOf(new Date()));
  useEffect(() => {
    if (!isNew) return;
    // The browser's own scrolling would centre the report, which is taller than any screen.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [answers, isNew]);

  const content = { answers, choice };
  // The law of the day on which the report was made.
  const day = (opened && isSameContent(opened, content) && opened.createdAt.slice(0, 10)) || today;
  const obligations = assess(answers, day);
  const sum = services && {
    obligations,
    offered: services,
    companyCountry: answers.companyCountry,
    choice,
  };
  const estimate = sum && sumOf(sum);
  const cost = breakdownOf(estimate?.lines.map(({ service }) => service) ?? [], bundles, choice.rhythm);
  useAnswersForQuote(answers, estimate?.unpriced);
  const inSum = inSumOf(obligations, choice);
  const countries = returnCountriesOf(inSum);
  const dates = returnsOf(dueRules, inSum, today, choice.rhythm);
  const datesByDuty = new Map(
    obligations.map((duty) => [duty, returnsOf(dueRules, [duty], today, choice.rhythm)]),
  );
  const parts = [
    { id: partIds.matrix, text: t('matrix.heading') },
    ...groupObligations(obligations).map(({ group }) => ({
      id: `duties-${group}`,
      text: t(`groups.${group}`),
    })),
    { id: partIds.costs, text: t('estimate.heading') },
    ...(dates.length > 0 ? [{ id: partIds.dates, text: t('dates.heading') }] : []),
    { id: partIds.keep, text: t('save.heading') },
  ];
  return (
    <Result ref={result} id="report" tabIndex={-1} aria-label={t('report.heading')}>
      <Columns>
        {!isFirst && <GraduatedEdge />}
        <Heading>{t('report.heading')}</Heading>
        {obligations.length > 0 && (
          <VerdictRow>
            <ReportVerdict obligations={obligations} totals={cost.totals} coverage={estimate?.coverage} />
          </VerdictRow>
        )}
        <MarginColumn>
          <ReportMargin
            parts={parts}
            totals={cost.totals}
            coverage={estimate?.coverage}
            isOld={isOld}
            onChoose={openFolds}
          />
        </MarginColumn>
        <Report>
          <NotCovered topics={notCovered(answers)} />
          {obligations.length > 0 && (
            <ReportPart id={partIds.matrix} heading={t('matrix.heading')}>
              <DutyMatrix obligations={obligations} onChoose={openFolds} />
            </ReportPart>
          )}
          <div>
            <ObligationReport
              obligations={obligations}
              needed={neededAnswers(answers, day)}
              nextOf={(obligation) => {
                const next = datesByDuty.get(obligation)?.find(({ isAboveQuantity }) => !isAboveQuantity);
                return next && (next.movesTo ?? next.day);
              }}
              datesOf={(obligation) => (
                <ReturnDates
                  dates={datesByDuty.get(obligation) ?? []}
                  shown={3}
                  name={obligationNames[obligation.id][locale]}
                />
              )}
              rhythm={choice.rhythm}
              {...(sum && {
                offerOf: (obligation) => offerFor(obligation, sum),
                isInSum: (obligation) => isInSum(obligation, choice),
                onToggle: (obligation) => onChoice(withToggled(choice, obligation)),
              })}
            />
          </div>
          <ReportPart id={partIds.costs} heading={t('estimate.heading')} lead={t('estimate.lead')}>
            {dueRules.length > 0 && (
              <FilingRhythm
                countries={countries}
                rules={dueRules}
                rhythm={choice.rhythm}
                onChange={(rhythm) => onChoice({ ...choice, rhythm })}
              />
            )}
            {estimate ? (
              <PriceEstimate estimate={estimate} cost={cost} rhythm={choice.rhythm} />
            ) : hasFailed ? (
              <LoadError text={t('estimate.failed')} retry={t('report.retry')} onRetry={retry} />
            ) : (
              <p role="status">{isLate && t('estimate.loading')}</p>
            )}
          </ReportPart>
          {rulesFailed && dueRules.length === 0 && (
            <LoadError
              text={t('dates.notLoaded')}
              retry={t('report.retry')}
              onRetry={() => void askRules()}
            />
          )}
          {dates.length > 0 && (
            <ReportPart
              id={partIds.dates}
              heading={t('dates.heading')}
              lead={t(dates.some(({ duty }) => duty === 'vatReturn') ? 'dates.leadWithVat' : 'dates.lead')}
            >
              <ReturnDates dates={dates} shown={6} name={t('title')} />
            </ReportPart>
          )}
          <BrandProtection
            salesCountries={answers.salesCountries}
            prices={sent?.prices?.trademarks}
            isNew={isNew}
          />
          <ReportPart id={partIds.keep} heading={t('save.heading')} lead={t('save.lead')} isForScreens>
            <SaveReport
              content={content}
              opened={opened}
              urlOf={(id) => absoluteUrl(brand.siteUrl, paths.calculate(id), locale)}
              onId={onId}
            />
          </ReportPart>
        </Report>
      </Columns>
    </Result>
  );
}
