import type { Meta, StoryObj } from '@storybook/react';

import { AlertLink } from '@/components/parts/AlertLink/AlertLink';

import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'parts/AlertLink',
  tags: ['new'],
  component: AlertLink,
  decorators: [withLayoutData],
} satisfies Meta<typeof AlertLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const OfOneCountry: Story = { args: { country: 'PL' } };
export const LongGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
