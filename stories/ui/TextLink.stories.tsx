import type { Meta, StoryObj } from '@storybook/react';

import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';

const meta = {
  title: 'ui/TextLink',
  component: TextLink,
  args: { href: '/cht/Services', children: 'Services and prices' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Page: Story = {};
export const Outside: Story = {
  args: { href: 'https://example.com', children: 'Federal Central Tax Office' },
};
export const OnInk: Story = {
  decorators: [
    (Show) => (
      <Section heading="On ink" tone="inverse">
        <Show />
      </Section>
    ),
  ],
};
export const LongGerman: Story = {
  args: { children: 'Umsatzsteuer-Identifikationsnummernbestätigungsverfahren beim Bundeszentralamt' },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
