import { useTranslation } from 'next-i18next/pages';

import type { SurveyStep } from '@/services/domain/obligations/surveySteps';

import { Steps } from './SurveyForm.styles';

interface FormStepsProps {
  /** In their order. */
  steps: SurveyStep[];
  current: SurveyStep;
  /** Whether all that a step needs to have been answered before is there. */
  isReachable: (step: SurveyStep) => boolean;
  onChoose: (step: SurveyStep) => void;
}

/** The way through the form: its steps, the one that is open, and those one can go to. */
export function FormSteps({ steps, current, isReachable, onChoose }: FormStepsProps) {
  const { t } = useTranslation('calculate');
  return (
    <Steps aria-label={t('form.steps.label')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <button type="button" disabled={!isReachable(step)} onClick={() => onChoose(step)}>
            <strong>{index + 1}</strong> <span>{t(`form.steps.${step}`)}</span>
          </button>
        </li>
      ))}
    </Steps>
  );
}
