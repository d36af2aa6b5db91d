'use client';

import { useT } from 'next-i18next/client';

import { CheckboxField } from '@/components/ui/CheckboxField/CheckboxField';
import { Group, Legend } from '@/components/ui/ChoiceGroup/ChoiceGroup.styles';
import { Hint } from '@/components/ui/Field/Field.styles';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ReturnPeriod } from '@/contract/lists/returnPeriods';
import { type FurtherReport, furtherReportNames, furtherReports } from '@/shared/dueDates/furtherReports';
import type { VatReturn } from '@/shared/dueDates/vatReturns';

import { accountPaths } from '../../domain/accountPaths';
import { companyFormNames, companyForms } from '../../domain/companyForms';
import type { ContentLanguage } from '../../domain/languages';
import { returnField } from './companyFields';
import { Submit } from './fields';
import { FormMessages } from './FormMessages';
import { type FormAction, initialState, type FormState } from './formState';
import { Form, Pairs } from './styles';
import { useActionForm } from './useActionForm';

/** Named on the server: browsers and Node spell some countries differently. `code` is ISO alpha-2. */
interface NamedCountry {
  code: string;
  name: string;
}

interface CompanyFormProps {
  action: FormAction;
  language: ContentLanguage;
  /** With their names, in the order of the list. */
  seats: NamedCountry[];
  returns: (NamedCountry & { periods: ReturnPeriod[] })[];
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

const optionsOf = (countries: NamedCountry[]) =>
  countries.map(({ code, name }) => ({ value: code, label: name }));

/** The company's data. Works without scripts; what was typed stays with every answer. */
export function CompanyForm({ action, language, company, seats, returns }: CompanyFormProps) {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<FormState>(action, initialState);
  const { errors, values } = state;
  const stored: Record<string, string> = {
    ...Object.fromEntries(company.vatReturns.map(({ country, period }) => [returnField(country), period])),
    ...Object.fromEntries(company.furtherReports.map((report) => [report, 'on'])),
  };
  const shown = (name: string): string => values[name] ?? stored[name] ?? '';
  const line = (
    name: 'companyName' | 'companyForm' | 'registeredOffice' | 'companyCountry' | 'vatNumber',
  ) => ({ name, defaultValue: values[name] ?? company[name], error: errors[name] });
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      {state.done && <TextLink href={accountPaths.calendar}>{t('company.calendar')}</TextLink>}
      <TextField
        {...line('companyName')}
        autoComplete="organization"
        label={t('company.name')}
        maxLength={200}
      />
      <SelectField
        {...line('companyForm')}
        label={t('company.form')}
        options={companyForms.map((form) => ({ value: form, label: companyFormNames[form][language] }))}
        placeholder={t('company.choose')}
      />
      <TextField
        {...line('registeredOffice')}
        autoComplete="street-address"
        hint={t('company.officeHint')}
        label={t('company.office')}
        maxLength={300}
      />
      <SelectField
        {...line('companyCountry')}
        label={t('company.country')}
        options={optionsOf(seats)}
        placeholder={t('company.choose')}
      />
      <TextField
        {...line('vatNumber')}
        autoCapitalize="characters"
        autoComplete="off"
        hint={t('company.vatNumberHint')}
        label={t('company.vatNumber')}
        maxLength={40}
        spellCheck={false}
      />
      <Group aria-describedby="returns-hint">
        <Legend>{t('company.returns')}</Legend>
        <Hint id="returns-hint">{t('company.returnsHint')}</Hint>
        <Pairs>
          {returns.map(({ code, name, periods }) => (
            <SelectField
              defaultValue={shown(returnField(code))}
              key={code}
              label={name}
              name={returnField(code)}
              options={periods.map((period) => ({ value: period, label: t(`company.by.${period}`) }))}
              placeholder={t('company.none')}
            />
          ))}
        </Pairs>
      </Group>
      <Group aria-describedby="reports-hint">
        <Legend>{t('company.reports')}</Legend>
        <Hint id="reports-hint">{t('company.reportsHint')}</Hint>
        {furtherReports.map((report) => (
          <CheckboxField
            defaultChecked={shown(report) === 'on'}
            key={report}
            label={furtherReportNames[report][language]}
            name={report}
          />
        ))}
      </Group>
      <Submit isPending={isPending} label={t('company.save')} />
    </Form>
  );
}
