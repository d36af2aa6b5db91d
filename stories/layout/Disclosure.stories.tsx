import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Disclosure } from '@/components/layout/Disclosure/Disclosure';

const meta = {
  title: 'layout/Disclosure',
  component: Disclosure,
  // On tablets its panel needs the room before the button that the header has.
  globals: { viewport: { value: 'w1280' } },
  args: { label: 'Resources', children: () => <p>What the button shows and hides.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const HoldsTheCurrentPage: Story = { args: { isCurrent: true } };
/** A mouse that rests on it opens it, and a press keeps it open. */
export const OpenByTheMouse: Story = {
  args: { opensOnHover: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
/** Escape closes it and gives the focus back to the button. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('What the button shows and hides.')).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: {
    label: 'Konformitätserklärungen',
    children: () => <p>EU-Bevollmächtigten anfragen</p>,
  },
  globals: { locale: 'de', viewport: { value: 'w1280' } },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
