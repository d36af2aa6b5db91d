import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Ask for a quote' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Primary: Story = {};
export const Quiet: Story = { args: { emphasis: 'quiet' } };
export const Inverse: Story = {
  args: { emphasis: 'inverse' },
  decorators: [
    (Show) => (
      <Section heading="Next step" tone="inverse">
        <Show />
      </Section>
    ),
  ],
};
export const AsLink: Story = { args: { href: '/cht/Services', children: 'See all services' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongGermanText: Story = {
  args: { children: 'Umsatzsteuer-Registrierung in Deutschland unverbindlich anfragen' },
  globals: { locale: 'de' },
};
export const Shortest: Story = { args: { children: 'OK' } };
/** At work: it keeps focus and contrast, and says what it waits for. */
export const Busy: Story = { args: { 'aria-disabled': true, children: 'Sending …' } };
