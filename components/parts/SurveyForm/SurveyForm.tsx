import { useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';
import { LoadError } from '@/components/ui/LoadError/LoadError';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { consignments, productKinds, salesChannels } from '@/contract/lists/surveys';
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
}

/** As typed: the amount is a number only once it is sent. */
type Entries = Omit<SurveyAnswers, 'crossBorderTurnover'> & { crossBorderTurnover: string };

const noEntries: Entries = {
  companyCountry: '',
  storageCountries: [],
  salesCountries: [],
  productKinds: [],
  salesChannels: [],
  importedConsignments: [],
  crossBorderTurnover: '',
};
const toEntries = (answers: SurveyAnswers): Entries => ({
  ...answers,
  crossBorderTurnover: String(answers.crossBorderTurnover ?? ''),
});
const toAnswers = (entries: Entries): SurveyAnswers => ({
  ...entries,
  crossBorderTurnover: parseWholeAmount(entries.crossBorderTurnover) ?? null,
});
/** Nothing entered is not known. */
const isTurnover = (text: string) =>
  text.trim() === '' || (parseWholeAmount(text) ?? Infinity) <= 1_000_000_000;
const hasFurther = (countries: string[] = []) =>
  countries.some((country) => furtherCountries.includes(country));

/**
 * The questions of the general check. What was entered stays, whatever is missing.
 * @avoid For enquiries: nothing of it is sent, the answer is reckoned in the browser.
 * @accessibility Each question is a group with its own name; what is missing is said at the question.
 */
export function SurveyForm({ answers, onAnswer }: SurveyFormProps) {
  const { t } = useTranslation('calculate');
  const { all } = useCountryOptions();
  // A saved report is kept already.
  const [storageKey] = useState(() => (answers ? undefined : 'survey'));
  const { element, register, handleSubmit, errors, hasFailed } = useLateForm<Entries>({
    values: answers ? toEntries(answers) : noEntries,
    storageKey,
  });
  const atLeastOne = (message: string) => ({
    validate: (chosen: unknown) => (chosen as string[]).length > 0 || message,
  });
  const choices = <T extends string>(values: readonly T[], name: string) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));

  return (
    <Form
      ref={element}
      noValidate
      method="post"
      onSubmit={handleSubmit((entries) => onAnswer(toAnswers(entries)))}
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
      <CountryChoice
        field={register('storageCountries')}
        legend={t('form.storageCountries.label')}
        hint={t('form.storageCountries.hint')}
        startsOpen={hasFurther(answers?.storageCountries)}
      />
      <CountryChoice
        field={register('salesCountries', atLeastOne(t('form.salesCountries.missing')))}
        error={errors.salesCountries?.message}
        legend={t('form.salesCountries.label')}
        hint={t('form.salesCountries.hint')}
        startsOpen={hasFurther(answers?.salesCountries)}
      />
      <ChoiceGroup
        {...register('productKinds', atLeastOne(t('form.productKinds.missing')))}
        type="checkbox"
        legend={t('form.productKinds.label')}
        hint={t('form.productKinds.hint')}
        error={errors.productKinds?.message}
        choices={choices(productKinds, 'business:productKinds')}
      />
      <ChoiceGroup
        {...register('salesChannels', atLeastOne(t('form.salesChannels.missing')))}
        type="checkbox"
        legend={t('form.salesChannels.label')}
        error={errors.salesChannels?.message}
        choices={choices(salesChannels, 'salesChannels')}
      />
      <ChoiceGroup
        {...register('importedConsignments')}
        type="checkbox"
        legend={t('form.importedConsignments.label')}
        hint={t('form.importedConsignments.hint')}
        choices={choices(consignments, 'consignments')}
      />
      <Short>
        <TextField
          {...register('crossBorderTurnover', {
            validate: (text) => isTurnover(String(text)) || t('form.crossBorderTurnover.wrong'),
          })}
          label={t('form.crossBorderTurnover.label')}
          hint={t('form.crossBorderTurnover.hint')}
          error={errors.crossBorderTurnover?.message}
          inputMode="numeric"
          autoComplete="off"
        />
      </Short>
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
