import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { AddToOffer } from '@/components/parts/AddToOffer/AddToOffer';
import { currentOffer } from '@/services/browser/offer/offerStore';
import { service } from '@/services/fixtures/services';

const meta = {
  title: 'parts/AddToOffer',
  component: AddToOffer,
  args: { service: service() },
} satisfies Meta<typeof AddToOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotInTheOffer: Story = {};
export const InTheOffer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(currentOffer().items).toHaveLength(1);
  },
};
/** In a row of a table. */
export const Line: Story = { args: { isLine: true } };
