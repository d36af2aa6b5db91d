import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

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
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Germany');
    await expect(canvas.getByRole('combobox')).toHaveValue('DE');
  },
};
export const Wrong: Story = { args: { error: 'Choose the country of your registered office.' } };
export const LongGerman: Story = {
  args: {
    label: 'In welchem Staat hat Ihr Unternehmen seinen Sitz oder eine Betriebsstätte?',
    placeholder: 'Bitte wählen Sie einen Staat aus',
    hint: 'Maßgeblich ist die Eintragung im Handelsregister.',
    options: [{ value: 'GB', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
