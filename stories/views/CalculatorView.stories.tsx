import type { Meta, StoryObj } from '@storybook/react';

import { CalculatorView } from '@/components/views/CalculatorView/CalculatorView';
import { StaticCalculatorView } from '@/components/views/CalculatorView/StaticCalculatorView';
import { paths } from '@/services/config/paths';
import { ossAnswer, parcelAnswer, thresholdAnswer } from '@/services/fixtures/calculators';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/CalculatorView',
  tags: ['new'],
  component: CalculatorView,
  ...wholePage(paths.calculator('parcel')),
  args: { calculator: 'parcel', answer: parcelAnswer() },
  render: (args) => <StaticCalculatorView {...args} />,
} satisfies Meta<typeof CalculatorView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Empty: Story = { args: { answer: null } };
export const Faults: Story = { args: { answer: parcelAnswer({ value: '', items: '0' }) } };
export const WithoutRates: Story = {
  args: { answer: { ...parcelAnswer(), result: null, isUnavailable: true } },
};
export const OneStopShop: Story = { args: { calculator: 'oss', answer: ossAnswer() } };
export const OneStopShopLongGerman: Story = { ...OneStopShop, globals: { locale: 'de' } };
export const Threshold: Story = { args: { calculator: 'threshold', answer: thresholdAnswer() } };
export const LongGerman: Story = {
  args: { calculator: 'threshold', answer: thresholdAnswer({ thisYear: '10000.01' }) },
  globals: { locale: 'de' },
};
