import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ChoiceGroup } from '@/components/ui/ChoiceGroup/ChoiceGroup';

const meta = {
  title: 'ui/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    legend: 'What do you sell?',
    hint: 'Everything that applies; packaging always does.',
    type: 'checkbox',
    name: 'kinds',
    choices: [
      { value: 'electrical', label: 'Electrical equipment' },
      { value: 'battery', label: 'Batteries', note: 'Built-in ones too' },
      { value: 'textile', label: 'Clothing and textiles' },
      { value: 'toy', label: 'Toys' },
    ],
  },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Several: Story = {};
export const OneOf: Story = { args: { type: 'radio', legend: 'What do you sell most?', hint: undefined } };
export const Wrong: Story = { args: { error: 'Choose at least one.' } };
