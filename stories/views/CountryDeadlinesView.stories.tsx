import type { Meta, StoryObj } from '@storybook/react';

import { CountryDeadlinesView } from '@/components/views/CountryDeadlinesView/CountryDeadlinesView';
import { StaticCountryDeadlinesView } from '@/components/views/CountryDeadlinesView/StaticCountryDeadlinesView';
import { paths } from '@/services/config/paths';
import { countryDeadlines } from '@/services/fixtures/deadlines';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/CountryDeadlinesView',
  tags: ['new'],
  component: CountryDeadlinesView,
  ...wholePage(paths.deadlinesOf('DE')),
  render: (args) => <StaticCountryDeadlinesView {...args} />,
  args: countryDeadlines({ country: 'DE', frequency: 'quarter' }),
} satisfies Meta<typeof CountryDeadlinesView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** A country whose dates of VAT returns no source says for sure. */
export const WithoutVat: Story = { args: countryDeadlines({ country: 'MT' }) };
export const NoDates: Story = { args: { ...countryDeadlines(), months: [] } };
export const LongGerman: Story = {
  args: countryDeadlines({ country: 'GB', topic: 'producers' }, 'de'),
  globals: { locale: 'de' },
};
