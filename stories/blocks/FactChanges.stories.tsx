import type { Meta, StoryObj } from '@storybook/react';

import { FactChanges } from '@/components/blocks/FactChanges/FactChanges';
import { block } from '@/services/fixtures/pages';

import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'blocks/FactChanges',
  tags: ['new'],
  component: FactChanges,
  decorators: [withLayoutData],
  parameters: {
    layout: 'fullscreen',
    anatomy:
      'Heading · Lead · Date of the check · Link to alerts · Years: date, country, change · List of sources',
  },
  args: { block: block('factChanges') },
} satisfies Meta<typeof FactChanges>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    block: block('factChanges', {
      heading: 'Was sich im Umsatzsteuer- und Produktrecht ändert',
      lead: 'Der späteste Tag steht oben.',
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
