import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { ReportMargin } from '@/components/parts/ReportMargin/ReportMargin';

const meta = {
  title: 'parts/ReportMargin',
  component: ReportMargin,
  args: {
    parts: [
      { id: 'overview', text: 'At a glance' },
      { id: 'duties-vat', text: 'VAT' },
      { id: 'costs', text: 'What it may cost' },
    ],
    totals: [
      { currency: 'EUR', vatMode: 'net', period: 'once', amountMinor: 73_000, isFrom: true },
      { currency: 'EUR', vatMode: 'net', period: 'year', amountMinor: 144_000, isFrom: true },
    ],
    coverage: { obligations: 8, covered: 4, onRequest: 2 },
    isOld: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof ReportMargin>;
export default meta;

type Story = StoryObj<typeof meta>;
/** On a phone the contents fold out of the bar. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary && getComputedStyle(summary).display !== 'none') await userEvent.click(summary);
    // Beside a report the contents are open by their style alone.
    await expect(canvas.getByText('What it may cost').checkVisibility()).toBe(true);
  },
};
export const Old: Story = { args: { isOld: true } };
export const BeforeThePrices: Story = { args: { totals: [], coverage: undefined } };
export const NothingInTheSum: Story = {
  args: { totals: [], coverage: { obligations: 0, covered: 0, onRequest: 0 } },
};
