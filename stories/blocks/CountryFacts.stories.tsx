import type { Meta, StoryObj } from '@storybook/react';

import { CountryFacts } from '@/components/blocks/CountryFacts/CountryFacts';
import { block } from '@/services/fixtures/pages';

import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'blocks/CountryFacts',
  tags: ['new'],
  component: CountryFacts,
  decorators: [withLayoutData],
  parameters: {
    layout: 'fullscreen',
    anatomy:
      'Heading · Lead · Date of the check · Link to alerts · Topics: heading, table, numbers of sources · List of sources',
  },
  args: { block: block('countryFacts') },
} satisfies Meta<typeof CountryFacts>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    block: block('countryFacts', {
      heading: 'Was das Recht von Händlern aus dem Ausland verlangt',
      lead: 'Steuersätze, Schwellen, Meldungen und Register, jeweils mit Quellen.',
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
