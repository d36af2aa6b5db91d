import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { PriceBundles } from '@/components/parts/PriceBundles/PriceBundles';
import { pricedBundle } from '@/services/fixtures/bundles';

const meta = {
  title: 'parts/PriceBundles',
  component: PriceBundles,
  args: {
    bundles: [pricedBundle(), pricedBundle({ id: 'b', title: 'Electronics for Germany', savings: [] })],
  },
} satisfies Meta<typeof PriceBundles>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    if (first) await userEvent.click(first);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};
export const LongGerman: Story = {
  args: {
    bundles: [
      pricedBundle({ title: 'Elektro- und Elektronikgeräteherstellerregistrierungen für Deutschland' }),
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
