import type { Meta, StoryObj } from '@storybook/react';

import { GuideCard } from '@/components/views/GuideCard/GuideCard';

const meta = {
  title: 'views/GuideCard',
  component: GuideCard,
  tags: ['new'],
  parameters: { layout: 'fullscreen' },
  // It has one size; a phone scrolls it here.
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by the keyboard
      <div role="region" aria-label="Preview picture" tabIndex={0} style={{ overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Sell in Poland',
    line: 'VAT, packaging, deadlines, prices',
    logo: '/brand/logo-inverse.svg',
    // A rough outline: the site takes those of its map.
    shapes: [
      { id: 'PL', d: 'M392 384l60 -16l52 10l8 74l-20 24l-84 -20z' },
      { id: 'CZ', d: 'M340 440l50 -20l50 40l-40 20l-46 -8z' },
    ],
    country: 'PL',
  },
} satisfies Meta<typeof GuideCard>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    title: 'Verkaufen im Vereinigten Königreich',
    line: 'Umsatzsteuer, Verpackungen, Fristen, Preise',
  },
  globals: { locale: 'de' },
};
/** A country that the map does not have. */
export const WithoutShape: Story = { args: { country: 'XX' } };
