import type { Meta, StoryObj } from '@storybook/react';

import { Chips } from '@/components/ui/Chips/Chips';

const names = [
  'Austria',
  'Belgium',
  'France',
  'Germany',
  'Italy',
  'Netherlands',
  'Poland',
  'Spain',
  'Sweden',
];
const chips = (all: string[]) =>
  all.map((name, index) => (
    <a key={name} href={`#${name}`} aria-current={index === 1 || undefined}>
      {name} <span>{12 - index}</span>
    </a>
  ));

const meta = {
  title: 'ui/Chips',
  component: Chips,
  args: { 'aria-label': 'Countries', children: chips(names) },
  argTypes: { $isRow: { control: 'boolean' } },
} satisfies Meta<typeof Chips>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Wrapped: Story = {};
/** Scrolls sideways below a desktop. */
export const Row: Story = { args: { $isRow: true }, globals: { viewport: { value: 'w320' } } };
export const LongGerman: Story = {
  args: {
    'aria-label': 'Bereiche',
    children: chips(['Steuern', 'Produktregister', 'Herstellerregistrierung für Elektrogeräte']),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
