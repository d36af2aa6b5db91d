import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { consignments, productKinds, salesChannels, supplyRoles, triStates } from '@/contract/lists/surveys';
import { surveyDraftKey } from '@/services/browser/storage/surveyDraft';
import { inLocale, paths } from '@/services/config/paths';
import {
  askedQuestions,
  type ConditionalQuestion,
  withoutUnasked,
} from '@/services/domain/obligations/questions';
import { type SurveyAnswers } from '@/services/domain/obligations/survey';
import { furtherCountries, territories } from '@/services/domain/obligations/surveyCountries';
import {
  faultsOf,
  isTurnover,
  noEntries,
  type SurveyEntries,
  type SurveyFault,
  toAnswers,
  toEntries,
} from '@/services/domain/obligations/surveyEntries';
import { useCountryOptions } from '@/services/hooks/useCountryOptions';
import { useLateForm } from '@/services/hooks/useLateForm';
import { useLocale } from '@/services/hooks/useLocale';

import { CountryChoice } from './CountryChoice';
import { Faults, Form, Note, Short, Submit } from './SurveyForm.styles';

interface SurveyFormProps {
  /** Initial answers, from a saved report. */
  answers?: SurveyAnswers;
  /** Entries of a form that was sent without scripts, with what is missing or wrong in them. */
  sent?: SurveyEntries;
  /** Gets the answers once all that is needed is there. */
  onAnswer: (answers: SurveyAnswers) => void;
  /** Gets the answers at every change, complete or not. */
  onChange?: (answers: SurveyAnswers) => void;
}

const asked = (entries: SurveyEntries) => askedQuestions(toAnswers(entries));
const hasFurther = (countries: string[]) =>
  countries.some((country) => [...furtherCountries, ...territories].includes(country));

/**
 * The questions of the check, those with conditions only when their answer can matter. What was entered stays,
 * whatever is missing.
 * @avoid For enquiries: the answer is reckoned in the browser. Without scripts the site reckons it, and keeps nothing.
 * @accessibility Each question is a group with its own name; what is missing is said at the question.
 */
export function SurveyForm({ answers, sent, onAnswer, onChange }: SurveyFormProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { all } = useCountryOptions();
  // A saved report is kept already.
  const [storageKey] = useState(() => (answers || sent ? undefined : surveyDraftKey));
  const [initial] = useState(() => sent ?? (answers ? toEntries(answers) : noEntries));
  const [questions, setQuestions] = useState<ReadonlySet<ConditionalQuestion>>(() => asked(initial));
  const { element, register, handleSubmit, errors, submitCount, hasFailed } = useLateForm<SurveyEntries>({
    values: initial,
    storageKey,
    onEntries: (entries) => {
      setQuestions(asked(entries));
      onChange?.(toAnswers(entries));
    },
  });
  const sentFaults = sent && submitCount === 0 ? faultsOf(sent) : [];
  const faultText = (name: SurveyFault) =>
    name === 'crossBorderTurnover' ? t('form.crossBorderTurnover.wrong') : t(`form.${name}.missing`);
  const faultOf = (name: SurveyFault) =>
    errors[name]?.message ?? (sentFaults.includes(name) ? faultText(name) : undefined);
  const atLeastOne = (message: string) => ({
    validate: (chosen: unknown) => (chosen as string[]).length > 0 || message,
  });
  const choices = <T extends string>(values: readonly T[], name: string) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));
  const conditional = (
    name: 'importedConsignments' | 'importsToStock' | 'smallEnterprise' | 'supplyRoles',
    type: 'checkbox' | 'radio',
    offered: { value: string; label: string }[],
  ) => (
    <div hidden={!questions.has(name)}>
      <ChoiceGroup
        {...register(name)}
        ticked={[initial[name]].flat()}
        type={type}
        legend={t(`form.${name}.label`)}
        hint={t(`form.${name}.hint`)}
        choices={offered}
      />
    </div>
  );

  return (
    <Form
      ref={element}
      noValidate
      action={inLocale(paths.answeredCheck, locale)}
      onSubmit={handleSubmit((entries) => onAnswer(withoutUnasked(toAnswers(entries))))}
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
      <Short>
        <SelectField
          defaultValue={initial.companyCountry}
          {...register('companyCountry', { required: faultText('companyCountry') })}
          label={t('form.companyCountry.label')}
          placeholder={t('form.choose')}
          options={all}
          error={faultOf('companyCountry')}
        />
      </Short>
      <ChoiceGroup
        {...register('productKinds', atLeastOne(faultText('productKinds')))}
        ticked={initial.productKinds}
        type="checkbox"
        legend={t('form.productKinds.label')}
        hint={t('form.productKinds.hint')}
        error={faultOf('productKinds')}
        choices={choices(productKinds, 'business:productKinds')}
      />
      <div hidden={!questions.has('storageCountries')}>
        <CountryChoice
          field={register('storageCountries')}
          ticked={initial.storageCountries}
          legend={t('form.storageCountries.label')}
          hint={t('form.storageCountries.hint')}
          startsOpen={hasFurther(initial.storageCountries)}
        />
      </div>
      <CountryChoice
        field={register('salesCountries', atLeastOne(faultText('salesCountries')))}
        ticked={initial.salesCountries}
        error={faultOf('salesCountries')}
        legend={t('form.salesCountries.label')}
        hint={t('form.salesCountries.hint')}
        startsOpen={hasFurther(initial.salesCountries)}
      />
      <ChoiceGroup
        {...register('salesChannels', atLeastOne(faultText('salesChannels')))}
        ticked={initial.salesChannels}
        type="checkbox"
        legend={t('form.salesChannels.label')}
        error={faultOf('salesChannels')}
        choices={choices(salesChannels, 'salesChannels')}
      />
      {conditional('importedConsignments', 'checkbox', choices(consignments, 'consignments'))}
      {conditional('importsToStock', 'radio', choices(triStates, 'triStates'))}
      {conditional('supplyRoles', 'checkbox', choices(supplyRoles, 'supplyRoles'))}
      <Short hidden={!questions.has('crossBorderTurnover')}>
        <TextField
          defaultValue={initial.crossBorderTurnover}
          {...register('crossBorderTurnover', {
            validate: (text, entries) =>
              !asked(entries).has('crossBorderTurnover') ||
              isTurnover(String(text)) ||
              faultText('crossBorderTurnover'),
          })}
          label={t('form.crossBorderTurnover.label')}
          hint={t('form.crossBorderTurnover.hint')}
          error={faultOf('crossBorderTurnover')}
          inputMode="numeric"
          autoComplete="off"
        />
      </Short>
      {conditional('smallEnterprise', 'radio', choices(triStates, 'triStates'))}
      {hasFailed && (
        <LoadError
          text={t('report.failed')}
          retry={t('report.retry')}
          onRetry={() => element.current?.requestSubmit()}
        />
      )}
      <Submit>
        <Button type="submit">{t('form.submit')}</Button>
        <Note>{t('form.note')}</Note>
      </Submit>
    </Form>
  );
}
