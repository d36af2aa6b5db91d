'use client';

import type { ReactNode } from 'react';

import type { ReturnPeriod } from '@/contract/dueDates/dueRule';
import { type FurtherReport, furtherReportNames, furtherReports } from '@/contract/dueDates/furtherReports';
import { periodsOf, type VatReturn } from '@/contract/dueDates/vatReturns';

import { accountPaths } from '../../domain/accountPaths';
import { companyFormNames, companyForms } from '../../domain/companyForms';
import type { ContentLanguage } from '../../domain/languages';
import { companyAction } from '../actions/companyAction';
import { companyTexts } from '../texts/companyTexts';
import { returnField } from './companyFields';
import { Field } from './Field';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { initialState, type FormState } from './formState';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useForm } from './useForm';

/** Named on the server: browsers and Node spell some countries differently. `code` is ISO alpha-2. */
export interface NamedCountry {
  code: string;
  name: string;
}

export interface CompanyFormProps {
  language: ContentLanguage;
  /** With their names, in the order of the list. */
  seats: NamedCountry[];
  returns: NamedCountry[];
  /** As it is stored. */
  company: {
    companyName: string;
    companyForm: string;
    registeredOffice: string;
    companyCountry: string;
    vatNumber: string;
    vatReturns: VatReturn[];
    furtherReports: FurtherReport[];
  };
}

interface SelectFieldProps {
  name: string;
  label: string;
  error?: string;
  value: string;
  children: ReactNode;
}

const SelectField = ({ name, label, error, value, children }: SelectFieldProps) => (
  <Field error={error} label={label} name={name}>
    {(control) => (
      <select {...control} className={styles.control} defaultValue={value} name={name}>
        {children}
      </select>
    )}
  </Field>
);

/** The company's data. Works without scripts; what was typed stays with every answer. */
export function CompanyForm({ language, company, seats, returns }: CompanyFormProps) {
  const texts = companyTexts(language);
  const { state, isPending, formProps } = useForm<FormState>(companyAction, initialState);
  const { errors, values } = state;
  const stored: Record<string, string> = {
    ...Object.fromEntries(company.vatReturns.map(({ country, period }) => [returnField(country), period])),
    ...Object.fromEntries(company.furtherReports.map((report) => [report, 'on'])),
  };
  const shown = (name: string): string => values[name] ?? stored[name] ?? '';
  const line = (name: 'companyName' | 'registeredOffice' | 'vatNumber') => ({
    name,
    defaultValue: values[name] ?? company[name],
    error: errors[name],
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormMessages language={language} state={state} />
      {state.done && (
        <p>
          <a href={accountPaths.calendar}>{texts.calendar}</a>
        </p>
      )}
      <TextField {...line('companyName')} autoComplete="organization" label={texts.name} maxLength={200} />
      <SelectField
        error={errors.companyForm}
        label={texts.form}
        name="companyForm"
        value={values.companyForm ?? company.companyForm}
      >
        <option value="">{texts.choose}</option>
        {companyForms.map((form) => (
          <option key={form} value={form}>
            {companyFormNames[form][language]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...line('registeredOffice')}
        autoComplete="street-address"
        hint={texts.officeHint}
        label={texts.office}
        maxLength={300}
      />
      <SelectField
        error={errors.companyCountry}
        label={texts.country}
        name="companyCountry"
        value={values.companyCountry ?? company.companyCountry}
      >
        <option value="">{texts.choose}</option>
        {seats.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...line('vatNumber')}
        autoCapitalize="characters"
        autoComplete="off"
        hint={texts.vatNumberHint}
        label={texts.vatNumber}
        maxLength={40}
        spellCheck={false}
      />
      <fieldset aria-describedby="returns-hint" className={styles.field}>
        <legend className={styles.label}>{texts.returns}</legend>
        <p className={styles.hint} id="returns-hint">
          {texts.returnsHint}
        </p>
        <div className={styles.pairs}>
          {returns.map(({ code, name }) => (
            <SelectField key={code} label={name} name={returnField(code)} value={shown(returnField(code))}>
              <option value="">{texts.none}</option>
              {periodsOf(code).map((period: ReturnPeriod) => (
                <option key={period} value={period}>
                  {texts.by[period]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </fieldset>
      <fieldset aria-describedby="reports-hint" className={styles.field}>
        <legend className={styles.label}>{texts.reports}</legend>
        <p className={styles.hint} id="reports-hint">
          {texts.reportsHint}
        </p>
        {furtherReports.map((report) => (
          <label className={styles.choice} htmlFor={report} key={report}>
            <input defaultChecked={shown(report) === 'on'} id={report} name={report} type="checkbox" />
            <span>{furtherReportNames[report][language]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <SubmitButton isPending={isPending} language={language}>
          {texts.save}
        </SubmitButton>
      </div>
    </form>
  );
}
