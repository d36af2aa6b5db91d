import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';

const meta = {
  title: 'ui/Button',
  component: Button,
  parameters: { anatomy: 'Label · Ground · Border · Outline of the focus' },
  args: { children: 'Ask for a quote' },
  argTypes: {
    disabled: { control: 'boolean', description: 'Not to be pressed, and out of the order of focus.' },
    'aria-disabled': {
      control: 'boolean',
      description: 'At work: keeps focus and contrast. The label says what it waits for.',
    },
    onClick: { action: 'onClick', description: 'Pressed by pointer, Enter or space.' },
    type: { control: 'select', options: ['button', 'submit'], description: 'Of a button without `href`.' },
  },
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
export const Disabled: Story = {
  args: { disabled: true, onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongGermanText: Story = {
  args: { children: 'Umsatzsteuer-Registrierung in Deutschland unverbindlich anfragen' },
  globals: { locale: 'de' },
};
export const Shortest: Story = { args: { children: 'OK' } };
/** At work: it keeps focus and contrast, and says what it waits for. */
export const Busy: Story = { args: { 'aria-disabled': true, children: 'Sending …' } };
/** By pointer, Enter and space alike. */
export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    // The outline lies beside the button, where the colour of its label is that of the page.
    const { outlineColor, color } = getComputedStyle(button);
    await expect(outlineColor).not.toBe(color);
  },
};
