import { useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import {
  consignments,
  productKinds,
  salesChannels,
  type TriState,
  triStates,
} from '@/contract/lists/surveys';
import {
  askedQuestions,
  type ConditionalQuestion,
  withoutUnasked,
} from '@/services/domain/obligations/questions';
import { type SurveyAnswers } from '@/services/domain/obligations/survey';
import { furtherCountries } from '@/services/domain/obligations/surveyCountries';
import { parseWholeAmount } from '@/services/domain/services/wholeAmount';
import { useCountryOptions } from '@/services/hooks/useCountryOptions';
import { useLateForm } from '@/services/hooks/useLateForm';
import { useTranslation } from '@/services/i18n/useTranslation';

import { CountryChoice } from './CountryChoice';
import { Form, Note, Short, Submit } from './SurveyForm.styles';

interface SurveyFormProps {
  /** Initial answers, from a saved report. */
  answers?: SurveyAnswers;
  /** Gets the answers once all that is needed is there. */
  onAnswer: (answers: SurveyAnswers) => void;
  /** Gets the answers at every change, complete or not. */
  onChange?: (answers: SurveyAnswers) => void;
}

/** As typed: the amount is a number only once it is sent, and what was not answered is not known. */
type Entries = Omit<SurveyAnswers, 'crossBorderTurnover' | 'importsToStock' | 'smallEnterprise'> & {
  crossBorderTurnover: string;
  importsToStock: TriState | '';
  smallEnterprise: TriState | '';
};

const noEntries: Entries = {
  companyCountry: '',
  storageCountries: [],
  salesCountries: [],
  productKinds: [],
  salesChannels: [],
  importedConsignments: [],
  importsToStock: '',
  crossBorderTurnover: '',
  smallEnterprise: '',
};
const toEntries = (answers: SurveyAnswers): Entries => ({
  ...answers,
  crossBorderTurnover: String(answers.crossBorderTurnover ?? ''),
});
const toAnswers = (entries: Entries): SurveyAnswers => ({
  ...entries,
  crossBorderTurnover: parseWholeAmount(entries.crossBorderTurnover) ?? null,
  importsToStock: entries.importsToStock || 'unknown',
  smallEnterprise: entries.smallEnterprise || 'unknown',
});
const asked = (entries: Entries) => askedQuestions(toAnswers(entries));
/** Nothing entered is not known. */
const isTurnover = (text: string) =>
  text.trim() === '' || (parseWholeAmount(text) ?? Infinity) <= 1_000_000_000;
const hasFurther = (countries: string[] = []) =>
  countries.some((country) => furtherCountries.includes(country));

/**
 * The questions of the general check, those with conditions only when their answer can matter. What was entered stays,
 * whatever is missing.
 * @avoid For enquiries: nothing of it is sent, the answer is reckoned in the browser.
 * @accessibility Each question is a group with its own name; what is missing is said at the question.
 */
export function SurveyForm({ answers, onAnswer, onChange }: SurveyFormProps) {
  const { t } = useTranslation('calculate');
  const { all } = useCountryOptions();
  // A saved report is kept already.
  const [storageKey] = useState(() => (answers ? undefined : 'survey'));
  const [initial] = useState(() => (answers ? toEntries(answers) : noEntries));
  const [questions, setQuestions] = useState<ReadonlySet<ConditionalQuestion>>(() => asked(initial));
  const { element, register, handleSubmit, errors, hasFailed } = useLateForm<Entries>({
    values: initial,
    storageKey,
    onEntries: (entries) => {
      setQuestions(asked(entries));
      onChange?.(toAnswers(entries));
    },
  });
  const atLeastOne = (message: string) => ({
    validate: (chosen: unknown) => (chosen as string[]).length > 0 || message,
  });
  const choices = <T extends string>(values: readonly T[], name: string) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));
  const conditional = (
    name: 'importedConsignments' | 'importsToStock' | 'smallEnterprise',
    type: 'checkbox' | 'radio',
    offered: { value: string; label: string }[],
  ) => (
    <div hidden={!questions.has(name)}>
      <ChoiceGroup
        {...register(name)}
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
      method="post"
      onSubmit={handleSubmit((entries) => onAnswer(withoutUnasked(toAnswers(entries))))}
    >
      <Short>
        <SelectField
          {...register('companyCountry', { required: t('form.companyCountry.missing') })}
          label={t('form.companyCountry.label')}
          placeholder={t('form.choose')}
          options={all}
          error={errors.companyCountry?.message}
        />
      </Short>
      <ChoiceGroup
        {...register('productKinds', atLeastOne(t('form.productKinds.missing')))}
        type="checkbox"
        legend={t('form.productKinds.label')}
        hint={t('form.productKinds.hint')}
        error={errors.productKinds?.message}
        choices={choices(productKinds, 'business:productKinds')}
      />
      <div hidden={!questions.has('storageCountries')}>
        <CountryChoice
          field={register('storageCountries')}
          legend={t('form.storageCountries.label')}
          hint={t('form.storageCountries.hint')}
          startsOpen={hasFurther(answers?.storageCountries)}
        />
      </div>
      <CountryChoice
        field={register('salesCountries', atLeastOne(t('form.salesCountries.missing')))}
        error={errors.salesCountries?.message}
        legend={t('form.salesCountries.label')}
        hint={t('form.salesCountries.hint')}
        startsOpen={hasFurther(answers?.salesCountries)}
      />
      <ChoiceGroup
        {...register('salesChannels', atLeastOne(t('form.salesChannels.missing')))}
        type="checkbox"
        legend={t('form.salesChannels.label')}
        error={errors.salesChannels?.message}
        choices={choices(salesChannels, 'salesChannels')}
      />
      {conditional('importedConsignments', 'checkbox', choices(consignments, 'consignments'))}
      {conditional('importsToStock', 'radio', choices(triStates, 'triStates'))}
      <Short hidden={!questions.has('crossBorderTurnover')}>
        <TextField
          {...register('crossBorderTurnover', {
            validate: (text, entries) =>
              !asked(entries).has('crossBorderTurnover') ||
              isTurnover(String(text)) ||
              t('form.crossBorderTurnover.wrong'),
          })}
          label={t('form.crossBorderTurnover.label')}
          hint={t('form.crossBorderTurnover.hint')}
          error={errors.crossBorderTurnover?.message}
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
