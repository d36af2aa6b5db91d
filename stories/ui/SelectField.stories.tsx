import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { SelectField } from '@/components/ui/SelectField/SelectField';

const meta = {
  title: 'ui/SelectField',
  component: SelectField,
  args: {
    label: 'Where is your company?',
    placeholder: 'Choose a country',
    options: [
      { value: 'CN', label: 'China' },
      { value: 'DE', label: 'Germany' },
      { value: 'GB', label: 'United Kingdom' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'DE' } };
export const Wrong: Story = { args: { error: 'Choose the country of your registered office.' } };
