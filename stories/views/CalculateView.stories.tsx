import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { CalculateView } from '@/components/views/CalculateView/CalculateView';
import { pricedServices, surveyAnswers } from '@/services/fixtures/survey';
import { surveyReport } from '@/services/fixtures/surveys';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/CalculateView',
  component: CalculateView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { report: null, prices: pricedServices() },
} satisfies Meta<typeof CalculateView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const SavedReport: Story = { args: { report: surveyReport({ answers: surveyAnswers() }) } };
export const German: Story = {
  args: { report: surveyReport({ answers: surveyAnswers() }) },
  globals: { locale: 'de' },
};
export const WithoutPrices: Story = {
  args: { report: surveyReport({ answers: surveyAnswers() }), prices: [] },
};
