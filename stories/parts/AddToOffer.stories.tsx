import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';

import { AddToOffer } from '@/components/parts/AddToOffer/AddToOffer';
import { service } from '@/services/fixtures/services';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/AddToOffer',
  component: AddToOffer,
  args: { service: service() },
} satisfies Meta<typeof AddToOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotInTheOffer: Story = {};
export const InTheOffer: Story = {
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'common');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent(t('offer.remove'));
  },
};
