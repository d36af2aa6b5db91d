import type { Meta, StoryObj } from '@storybook/react';

import { AlertLink } from '@/components/parts/AlertLink/AlertLink';

const meta = { title: 'parts/AlertLink', component: AlertLink } satisfies Meta<typeof AlertLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const OfOneCountry: Story = { args: { country: 'PL' } };
export const LongGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
