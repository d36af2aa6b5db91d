import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '@/components/ui/Button/Button';
import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { consignments, productKinds, salesChannels, supplyRoles, triStates } from '@/contract/lists/surveys';
import { surveyDraftKey } from '@/services/browser/storage/surveyDraft';
import { inLocale, paths } from '@/services/config/paths';
import { askedQuestions, withoutUnasked } from '@/services/domain/obligations/questions';
import { type SurveyAnswers } from '@/services/domain/obligations/survey';
import { furtherCountries, territories } from '@/services/domain/obligations/surveyCountries';
import {
  faultsOf,
  noEntries,
  type SurveyEntries,
  type SurveyFault,
  toAnswers,
  toEntries,
} from '@/services/domain/obligations/surveyEntries';
import {
  faultsUpTo,
  stepsOf,
  stepWith,
  surveySteps,
  type SurveyStep,
} from '@/services/domain/obligations/surveySteps';
import { useCountryOptions } from '@/services/hooks/useCountryOptions';
import { useForm } from '@/services/hooks/useForm';
import { useLocale } from '@/services/hooks/useLocale';

import { CountryChoice } from './CountryChoice';
import { FormSteps } from './FormSteps';
import { Buttons, Faults, Foot, Form, Short, Step, StepName, Total } from './SurveyForm.styles';

interface SurveyFormProps {
  /** Initial answers, from a saved report. */
  answers?: SurveyAnswers;
  /** Entries of a form that was sent without scripts, with what is missing or wrong in them. */
  sent?: SurveyEntries;
  /** The entries are from a link, and nothing is missing yet. */
  isPrefilled?: boolean;
  /** There is a report already: it can be made anew from each step. */
  isAnswered?: boolean;
  /** Gets the answers once all that is needed is there. */
  onAnswer: (answers: SurveyAnswers) => void;
  /** Gets the answers at every change, complete or not. */
  onChange?: (answers: SurveyAnswers) => void;
  /** The total of the answers so far; it is announced where it changes. */
  total?: ReactNode;
}

const hasFurther = (countries: string[]) =>
  countries.some((country) => [...furtherCountries, ...territories].includes(country));

/**
 * The questions of the check, those with conditions only when their answer can matter, in steps: until
 * there is a report, each is checked on the way to the next. Entries stay, whatever is missing. Without scripts all steps are one form.
 * @avoid For enquiries: the answer is reckoned in the browser. Without scripts the site reckons it, and keeps nothing.
 * @accessibility Each question is a group with its own name; what is missing is said at the question. The name of a step
 *   takes the focus, and the list of steps says which one is open.
 */
export function SurveyForm({
  answers,
  sent,
  isPrefilled = false,
  isAnswered = false,
  onAnswer,
  onChange,
  total,
}: SurveyFormProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { all } = useCountryOptions();
  // A saved report is kept already.
  const [storageKey] = useState(() => (answers || sent ? undefined : surveyDraftKey));
  const [initial] = useState(() => sent ?? (answers ? toEntries(answers) : noEntries));
  const [step, setStep] = useState<SurveyStep>(() => (sent && stepWith(faultsOf(sent))) ?? 'company');
  const { element, handlers, entries, faults, attempts } = useForm<SurveyEntries, true>({
    values: initial,
    storageKey,
    check: (entered) => {
      const found = isAnswered ? faultsOf(entered) : faultsUpTo(step, entered);
      return Object.fromEntries(found.map((name) => [name, true]));
    },
    onEntries: (entered) => onChange?.(toAnswers(entered)),
  });
  const questions = askedQuestions(toAnswers(entries));
  const steps = stepsOf(entries);
  const position = steps.indexOf(step);
  const next = steps[position + 1];
  const showsReport = isAnswered || !next;
  const isBefore = (one: SurveyStep | undefined, other: SurveyStep) =>
    one !== undefined && steps.indexOf(one) < steps.indexOf(other);
  const open = (name: SurveyStep) => {
    flushSync(() => setStep(name));
    // The browser's own scrolling would centre the name.
    const heading = document.getElementById(`step-${name}`);
    heading?.focus({ preventScroll: true });
    heading?.closest('form')?.querySelector('ol')?.scrollIntoView({ block: 'nearest' });
  };
  const sentFaults = sent && !isPrefilled && attempts === 0 ? faultsOf(sent) : [];
  const faultText = (name: SurveyFault) =>
    name === 'crossBorderTurnover' ? t('form.crossBorderTurnover.wrong') : t(`form.${name}.missing`);
  const faultOf = (name: SurveyFault) =>
    faults[name] || sentFaults.includes(name) ? faultText(name) : undefined;
  const choices = <T extends string>(values: readonly T[], name: string) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));
  const conditional = (
    name: 'importedConsignments' | 'importsToStock' | 'smallEnterprise' | 'supplyRoles',
    type: 'checkbox' | 'radio',
    offered: { value: string; label: string }[],
  ) => (
    <div hidden={!questions.has(name)}>
      <ChoiceGroup
        name={name}
        ticked={[initial[name]].flat()}
        type={type}
        legend={t(`form.${name}.label`)}
        hint={t(`form.${name}.hint`)}
        choices={offered}
      />
    </div>
  );

  const content: Record<SurveyStep, ReactNode> = {
    company: (
      <>
        <Short>
          <SelectField
            defaultValue={initial.companyCountry}
            name="companyCountry"
            label={t('form.companyCountry.label')}
            placeholder={t('form.choose')}
            options={all}
            error={faultOf('companyCountry')}
          />
        </Short>
        <ChoiceGroup
          name="productKinds"
          ticked={initial.productKinds}
          type="checkbox"
          legend={t('form.productKinds.label')}
          hint={t('form.productKinds.hint')}
          error={faultOf('productKinds')}
          choices={choices(productKinds, 'business:productKinds')}
        />
      </>
    ),
    countries: (
      <>
        <div hidden={!questions.has('storageCountries')}>
          <CountryChoice
            name="storageCountries"
            ticked={initial.storageCountries}
            legend={t('form.storageCountries.label')}
            hint={t('form.storageCountries.hint')}
            startsOpen={hasFurther(initial.storageCountries)}
          />
        </div>
        <CountryChoice
          name="salesCountries"
          ticked={initial.salesCountries}
          error={faultOf('salesCountries')}
          legend={t('form.salesCountries.label')}
          hint={t('form.salesCountries.hint')}
          startsOpen={hasFurther(initial.salesCountries)}
        />
      </>
    ),
    trade: (
      <>
        <ChoiceGroup
          name="salesChannels"
          ticked={initial.salesChannels}
          type="checkbox"
          legend={t('form.salesChannels.label')}
          error={faultOf('salesChannels')}
          choices={choices(salesChannels, 'salesChannels')}
        />
        {conditional('importedConsignments', 'checkbox', choices(consignments, 'consignments'))}
        {conditional('importsToStock', 'radio', choices(triStates, 'triStates'))}
        {conditional('supplyRoles', 'checkbox', choices(supplyRoles, 'supplyRoles'))}
      </>
    ),
    turnover: (
      <>
        <Short hidden={!questions.has('crossBorderTurnover')}>
          <TextField
            defaultValue={initial.crossBorderTurnover}
            name="crossBorderTurnover"
            label={t('form.crossBorderTurnover.label')}
            hint={t('form.crossBorderTurnover.hint')}
            error={faultOf('crossBorderTurnover')}
            inputMode="numeric"
            autoComplete="off"
          />
        </Short>
        {conditional('smallEnterprise', 'radio', choices(triStates, 'triStates'))}
      </>
    ),
  };

  return (
    <Form
      ref={element}
      noValidate
      action={inLocale(paths.answeredCheck, locale)}
      {...handlers(
        (entered) => {
          if (showsReport) onAnswer(withoutUnasked(toAnswers(entered)));
          else open(next);
        },
        // The first fault takes the focus once it is seen.
        (found) => setStep(stepWith(Object.keys(found)) ?? step),
      )}
    >
      {sentFaults.length > 0 && (
        <Faults role="alert">
          <p>{t('form.faults')}</p>
          <ul>
            {sentFaults.map((name) => (
              <li key={name}>{faultText(name)}</li>
            ))}
          </ul>
        </Faults>
      )}
      <FormSteps
        steps={steps}
        current={step}
        isReachable={(name) => !isBefore(stepWith(faultsOf(entries)), name)}
        onChoose={open}
      />
      {surveySteps.map(({ name }) => (
        <Step key={name} data-step={steps.includes(name) || undefined} hidden={name !== step}>
          <StepName id={`step-${name}`} tabIndex={-1}>
            <VisuallyHidden>
              {t('form.steps.position', { step: position + 1, count: steps.length })}
            </VisuallyHidden>{' '}
            {t(`form.steps.${name}`)}
          </StepName>
          {content[name]}
        </Step>
      ))}
      <Foot $isSticky={entries.companyCountry !== ''}>
        <Total role="status">{total}</Total>
        <Buttons>
          <Button
            emphasis="quiet"
            hidden={position === 0}
            onClick={() => open(steps[position - 1] ?? step)}
            data-stepping
          >
            {t('form.back')}
          </Button>
          <Button
            type={showsReport ? 'button' : 'submit'}
            emphasis={showsReport ? 'quiet' : 'primary'}
            hidden={!next}
            onClick={showsReport && next ? () => open(next) : undefined}
            data-stepping
          >
            {t('form.next')}
          </Button>
          <Button type="submit" hidden={!showsReport}>
            {t('form.submit')}
          </Button>
        </Buttons>
      </Foot>
    </Form>
  );
}
