import type { Meta, StoryObj } from '@storybook/react';

import { Logo } from '@/components/layout/Logo/Logo';
import { Section } from '@/components/ui/Section/Section';

const meta = {
  title: 'layout/Logo',
  component: Logo,
  args: { product: 'Kompassa', alt: 'Kompassa' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;
export const OnPaper: Story = {};
/** The name of another product, as `PRODUCT_NAME` sets it. */
export const AnotherName: Story = { args: { product: 'Nordlicht Tax', alt: 'Nordlicht Tax' } };
export const OnInk: Story = {
  args: { ground: 'ink' },
  decorators: [
    (Show) => (
      <Section heading="On ink" tone="inverse">
        <Show />
      </Section>
    ),
  ],
};
