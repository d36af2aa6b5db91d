import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { FilingRhythm } from '@/components/parts/FilingRhythm/FilingRhythm';
import { dueRules } from '@/services/fixtures/dueRules';

const meta = {
  title: 'parts/FilingRhythm',
  component: FilingRhythm,
  args: { countries: ['DE', 'IE', 'FR', 'PL', 'MT'], rules: dueRules(), rhythm: 'usual', onChange: fn() },
} satisfies Meta<typeof FilingRhythm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
  },
};
/** Belgium and Ireland have no yearly returns: the nearest period counts. */
export const NearestPeriod: Story = { args: { countries: ['DE', 'BE', 'IE'], rhythm: 'year' } };
/** Without a choice, as in the bar of the offer. */
export const Shown: Story = { args: { onChange: undefined } };
export const LongGerman: Story = { globals: { locale: 'de' } };
