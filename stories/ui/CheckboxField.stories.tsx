import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { CheckboxField } from '@/components/ui/CheckboxField/CheckboxField';
import { TextLink } from '@/components/ui/TextLink/TextLink';

const meta = {
  title: 'ui/CheckboxField',
  component: CheckboxField,
  args: {
    label: (
      <>
        I agree to the <TextLink href="#terms">terms</TextLink> and have read the{' '}
        <TextLink href="#privacy">privacy notice</TextLink>.
      </>
    ),
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Both as of 1 November 2026.' } };
export const Wrong: Story = { args: { error: 'Without the terms we may not open an account.' } };
/** The label is part of the target; a link in it is not. */
export const Ticked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/I agree/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const LongGerman: Story = {
  args: {
    label:
      'Ich stimme den Allgemeinen Geschäftsbedingungen zu und habe die Datenschutzhinweise zur Kenntnis genommen.',
    hint: 'Beides in der Fassung vom 1. November 2026; die Einwilligung lässt sich jederzeit widerrufen.',
    error: 'Ohne Zustimmung zu den Allgemeinen Geschäftsbedingungen dürfen wir kein Konto eröffnen.',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
