import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { LateErrorView } from '@/components/views/ErrorView/LateErrorView';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { paths } from '@/services/config/paths';
import type { SurveyReport } from '@/services/domain/obligations/survey';
import { useDueRules } from '@/services/hooks/useDueRules';

import { Rows } from './CalculateView.styles';
import { useSavedReport } from './useSavedReport';

interface SavedReportProps {
  /** @param onSave tells of a report that is saved here under another id */
  children: (report: SurveyReport, onSave: (id: string) => void) => ReactNode;
}

/** Loads the report that the address names. Says that it loads or that it failed; without a report, the page for 404. */
export function SavedReportView({ children }: SavedReportProps) {
  const { t } = useTranslation('calculate');
  const { report, state, retry, setOwn } = useSavedReport();
  // The report shows dates: they come beside it.
  useDueRules(true);
  if (report) return children(report, setOwn);
  if (state === 'missing') return <LateErrorView statusCode={404} />;
  return (
    <>
      <StaticPageOpening title={t('title')} lead={t('lead')} isTool path={paths.calculate()} noIndex />
      <Section heading={t('saved.heading')}>
        <Rows>
          <p role="status">{t(`saved.${state}`)}</p>
          <noscript>
            <p>{t('saved.needsScripts')}</p>
          </noscript>
          {state === 'failed' && (
            <Button emphasis="quiet" onClick={retry}>
              {t('saved.retry')}
            </Button>
          )}
        </Rows>
      </Section>
    </>
  );
}
