import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { TextField } from '@/components/ui/TextField/TextField';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  argTypes: {
    type: { control: 'select', options: ['text', 'email', 'tel', 'url', 'search', 'number', 'date'] },
    inputMode: { control: 'select', options: ['text', 'email', 'tel', 'numeric', 'decimal'] },
    autoComplete: { control: 'text', description: 'What browsers fill in, such as `email`.' },
    defaultValue: { control: 'text', description: 'The text at first.' },
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'merchant@example.com');
    await expect(canvas.getByRole('textbox')).toHaveValue('merchant@example.com');
  },
};
export const Wrong: Story = {
  args: { defaultValue: 'merchant', error: 'Enter an address such as name@example.com.' },
};
export const Disabled: Story = { args: { defaultValue: 'merchant@example.com', disabled: true } };
export const Multiline: Story = {
  render: () => (
    <TextField label="Your question" hint="What you sell, where it is stored, who buys it." multiline />
  ),
};
export const LongGerman: Story = {
  args: {
    label: 'Umsatzsteuer-Identifikationsnummer des Leistungsempfängers',
    hint: 'Wie in der Bestätigung des Bundeszentralamts für Steuern, mit dem vorangestellten Länderkennzeichen.',
    type: 'text',
  },
  globals: { locale: 'de' },
};
