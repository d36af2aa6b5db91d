import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { AddBundle } from '@/components/parts/AddBundle/AddBundle';
import { currentOffer } from '@/services/browser/offer/offerStore';
import { services } from '@/services/fixtures/services';

const meta = {
  title: 'parts/AddBundle',
  component: AddBundle,
  args: { title: 'Stock in Germany', services: services().slice(0, 2) },
} satisfies Meta<typeof AddBundle>;
export default meta;

type Story = StoryObj<typeof meta>;
export const NotInTheOffer: Story = {};
export const InTheOffer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(currentOffer().items).toHaveLength(2);
  },
};
