import type { Meta, StoryObj } from '@storybook/nextjs-vite';

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
