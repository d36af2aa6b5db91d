import type { Meta, StoryObj } from '@storybook/react';

import { Field } from '@/components/ui/Field/Field';

const meta = {
  title: 'ui/Field',
  component: Field,
  parameters: { anatomy: 'Label · Hint · Control · Error' },
  args: { label: 'Tax number', children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'As it stands on the letter from the tax office.' } };
export const Wrong: Story = { args: { error: 'Enter the number without spaces, for example 2912345678.' } };
