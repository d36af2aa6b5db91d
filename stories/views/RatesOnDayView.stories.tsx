import type { Meta, StoryObj } from '@storybook/react';

import { RatesOnDayView } from '@/components/views/RatesOnDayView/RatesOnDayView';
import { StaticRatesOnDayView } from '@/components/views/RatesOnDayView/StaticRatesOnDayView';
import { paths } from '@/services/config/paths';
import { ratesOfDay } from '@/services/fixtures/ratesOnDay';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/RatesOnDayView',
  component: RatesOnDayView,
  tags: ['new'],
  ...wholePage(paths.ratesOnDay),
  args: ratesOfDay(),
  render: (args) => <StaticRatesOnDayView {...args} />,
} satisfies Meta<typeof RatesOnDayView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const OneKindOfGoods: Story = { args: ratesOfDay('2027-06-01', 'basicFood') };
export const Faults: Story = { args: ratesOfDay('31.2.2027', 'cars') };
export const WithoutRates: Story = { args: { ...ratesOfDay(), countries: null } };
export const LongGerman: Story = {
  args: ratesOfDay('2027-06-01', 'basicFood'),
  globals: { locale: 'de' },
};
