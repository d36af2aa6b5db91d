import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ReturnDates } from '@/components/parts/ReturnDates/ReturnDates';
import { returnsOf } from '@/services/domain/obligations/returns';

const meta = {
  title: 'parts/ReturnDates',
  component: ReturnDates,
  args: {
    dates: returnsOf(
      [
        { id: 'vatWhereStored', countries: ['DE', 'PL'] },
        { id: 'unionOss', countries: ['EU'] },
      ],
      '2026-11-25',
    ),
    shown: 5,
    name: 'VAT registration where goods are stored',
  },
} satisfies Meta<typeof ReturnDates>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The file comes with the click. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const downloads: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
      downloads.push(this.download);
    };
    try {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(downloads).toHaveLength(1));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};
export const LongGerman: Story = { globals: { locale: 'de' } };
