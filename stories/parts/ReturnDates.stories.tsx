import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

import { ReturnDates } from '@/components/parts/ReturnDates/ReturnDates';
import { returnsOf } from '@/services/domain/obligations/returns';
import { dueRules } from '@/services/fixtures/dueRules';

const datesIn = (locale: 'en' | 'de') =>
  returnsOf(
    dueRules(locale),
    [
      { id: 'vatWhereStored', countries: ['DE', 'PL'] },
      { id: 'unionOss', countries: ['EU'] },
    ],
    '2026-11-25',
  );

const meta = {
  title: 'parts/ReturnDates',
  component: ReturnDates,
  args: {
    dates: datesIn('en'),
    shown: 5,
    name: 'VAT registration where goods are stored',
  },
} satisfies Meta<typeof ReturnDates>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The file comes with the click. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    click.mockRestore();
  },
};
export const LongGerman: Story = { args: { dates: datesIn('de') }, globals: { locale: 'de' } };
