import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

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
export const Several: Story = {
  play: async ({ canvas }) => {
    const [electrical, battery] = canvas.getAllByRole('checkbox');
    await userEvent.click(canvas.getByText('Electrical equipment'));
    await userEvent.keyboard('{Tab} ');
    await expect(electrical).toBeChecked();
    await expect(battery).toBeChecked();
  },
};
export const OneOf: Story = { args: { type: 'radio', legend: 'What do you sell most?', hint: undefined } };
export const Wrong: Story = { args: { error: 'Choose at least one.' } };
export const Many: Story = {
  args: {
    legend: 'Where do you sell?',
    hint: undefined,
    choices: [
      ...['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia', 'Finland'],
      ...['France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia', 'Lithuania', 'Luxembourg'],
    ].map((label) => ({ value: label, label })),
  },
};
export const LongGerman: Story = {
  args: {
    legend: 'Welche Waren bringen Sie in Deutschland erstmals gewerbsmäßig in Verkehr?',
    hint: 'Alles, was zutrifft; eine Verpackung ist immer dabei.',
    choices: [
      { value: 'electrical', label: 'Elektro- und Elektronikgeräte' },
      { value: 'battery', label: 'Geräte mit eingebautem Akkumulator', note: 'Auch fest verbaute' },
      { value: 'textile', label: 'Bekleidung und Haustextilien' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
