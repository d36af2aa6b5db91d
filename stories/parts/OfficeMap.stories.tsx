import type { Meta, StoryObj } from '@storybook/react';

import { OfficeMap } from '@/components/parts/OfficeMap/OfficeMap';

const meta = {
  title: 'parts/OfficeMap',
  component: OfficeMap,
  args: { offices: ['Berlin', 'London', 'Paris', 'Hong Kong'] },
} satisfies Meta<typeof OfficeMap>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { offices: ['Wien'] } };
export const FarApart: Story = { args: { offices: ['Lissabon', 'Helsinki', 'Nicosia'] } };
