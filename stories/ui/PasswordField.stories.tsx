import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { PasswordField } from '@/components/ui/PasswordField/PasswordField';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
  argTypes: { autoComplete: { control: 'select', options: ['current-password', 'new-password'] } },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const New: Story = {
  args: {
    autoComplete: 'new-password',
    metLabel: '(done)',
    rules: [
      { label: 'at least 10 characters', isMet: false },
      { label: 'a letter', isMet: true },
      { label: 'a digit', isMet: true },
    ],
  },
};
export const Wrong: Story = { args: { ...New.args, error: 'The password does not keep to the rules.' } };
/** The password can be shown and hidden again; its value is kept. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'nine lives 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('nine lives 9');
  },
};
export const LongGerman: Story = {
  args: {
    label: 'Neues Passwort',
    showLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    rules: [
      { label: 'mindestens 10 Zeichen', isMet: true },
      { label: 'kein Emoji und kein Leerzeichen am Anfang oder am Ende', isMet: false },
    ],
    error: 'Das Passwort entspricht nicht allen Vorgaben, die darüber stehen.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
