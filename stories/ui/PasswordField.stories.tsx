import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PasswordField } from '@/components/ui/PasswordField/PasswordField';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
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
