import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { countryName } from '@/contract/lists/countryName';
import { companyCountries } from '@/gateway/src/domain/companyCountries';
import { CompanyForm } from '@/gateway/src/web/forms/CompanyForm';
import type { Locale } from '@/services/domain/locale/locale';
import { dueRules } from '@/services/fixtures/dueRules';
import { deadlineCountries } from '@/shared/dueDates/deadlineRules';
import { periodsOf, withoutWorkingDays } from '@/shared/dueDates/vatReturns';

import { duties } from '../support/accountData';
import {
  answering,
  inAccount,
  send,
  sendAndSee,
  visitor,
  visitorPage,
  visitorTexts,
} from '../support/visitorPage';

const rules = withoutWorkingDays(dueRules());
const choices = (language: Locale) => {
  const named = (countries: readonly string[]) =>
    countries.map((code) => ({ code, name: countryName(code)[language] }));
  return {
    seats: named(companyCountries),
    returns: named(deadlineCountries)
      .map((country) => ({ ...country, periods: periodsOf(rules, country.code) }))
      .filter(({ periods }) => periods.length > 0),
  };
};

const company = {
  companyName: 'Nordlicht Versandhandel GmbH',
  companyForm: 'limitedCompany',
  registeredOffice: 'Speicherstraße 3, 20457 Hamburg',
  companyCountry: 'DE',
  vatNumber: 'DE136695976',
  vatReturns: duties.vatReturns,
  furtherReports: duties.reports,
};

const meta = {
  title: 'gateway/CompanyForm',
  component: CompanyForm,
  ...visitorPage(inAccount('company')),
  tags: ['new'],
  args: {
    ...choices('en'),
    language: visitor.language,
    company,
    action: answering({ done: 'company.saved' }),
  },
  argTypes: { language: { control: false } },
} satisfies Meta<typeof CompanyForm>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Empty: Story = {
  args: {
    company: {
      companyName: '',
      companyForm: '',
      registeredOffice: '',
      companyCountry: '',
      vatNumber: '',
      vatReturns: [],
      furtherReports: [],
    },
  },
};
/** Entries stay as they were typed. */
export const WrongEntries: Story = {
  args: {
    action: answering({
      errors: { companyName: 'company.fault.companyName', vatNumber: 'company.fault.vatNumber' },
    }),
  },
  play: async (story) => {
    const { canvas, globals } = story;
    const number = canvas.getByLabelText(visitorTexts(globals)('company.vatNumber'));
    await userEvent.clear(number);
    await userEvent.type(number, 'DE12');
    await sendAndSee('company.save', {
      'company.name': 'company.fault.companyName',
      'company.vatNumber': 'company.fault.vatNumber',
    })(story);
    await expect(number).toHaveValue('DE12');
  },
};
/** The message is announced, and a link leads to the calendar. */
export const Saved: Story = {
  play: async (story) => {
    const { canvas, globals } = story;
    const t = visitorTexts(globals);
    await send('company.save')(story);
    await expect(await canvas.findByText(t('company.saved'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('company.calendar') })).toBeVisible();
  },
};
export const LongGerman: Story = {
  ...WrongEntries,
  args: { ...WrongEntries.args, ...choices('de') },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
