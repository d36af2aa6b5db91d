import type { Meta, StoryObj } from '@storybook/react';

import { ManualsView } from '@/components/views/ManualsView/ManualsView';
import { StaticManualsView } from '@/components/views/ManualsView/StaticManualsView';
import { paths } from '@/services/config/paths';
import { manualCards } from '@/services/fixtures/library';
import { many } from '@/services/fixtures/many';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/ManualsView',
  component: ManualsView,
  ...wholePage(paths.manuals),
  render: (args) => <StaticManualsView {...args} />,
  args: { manuals: manualCards() },
} satisfies Meta<typeof ManualsView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { manuals: [] } };
export const Many: Story = {
  args: {
    manuals: many(8, manualCards()).map((manual) => ({
      ...manual,
      anchor: `manual-${manual.id}`,
      title: `Manual ${manual.id}`,
    })),
  },
};
export const LongGerman: Story = {
  args: {
    manuals: manualCards().map((manual) => ({
      ...manual,
      language: 'de' as const,
      title: `Rechnungspflichtangaben bei innergemeinschaftlichen Lieferungen, Teil ${manual.id}`,
      summary: 'Von der Umsatzsteuer-Identifikationsnummer bis zur Gelangensbestätigung.',
      file: manual.file && { ...manual.file, language: 'de' as const },
    })),
  },
  globals: { locale: 'de' },
};
