import type { Meta, StoryObj } from '@storybook/react';

import { Actions } from '@/components/parts/Actions/Actions';

const meta = {
  title: 'parts/Actions',
  component: Actions,
  args: {
    actions: [
      { label: 'See services and prices', href: '/cht/Services', emphasis: 'primary' },
      { label: 'How we work', href: '#how', emphasis: 'quiet' },
    ],
  },
} satisfies Meta<typeof Actions>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { actions: meta.args.actions.slice(0, 1) } };
export const LongGerman: Story = {
  args: {
    actions: [
      { label: 'Umsatzsteuerregistrierung anfragen', href: '/cht/Contact', emphasis: 'primary' },
      { label: 'Leistungen und Preise ansehen', href: '/cht/Services', emphasis: 'quiet' },
      { label: 'Verpackungslizenzierung', href: '/cht/Services#packaging', emphasis: 'quiet' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
