import type { Meta, StoryObj } from '@storybook/react';

import { Checklist } from '@/components/blocks/Checklist/Checklist';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Checklist',
  component: Checklist,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · Entries: box, text, note' },
  args: { block: block('checklist') },
} satisfies Meta<typeof Checklist>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutNotes: Story = {
  args: {
    block: block('checklist', { items: block('checklist').items.map((item) => ({ ...item, note: '' })) }),
  },
};
export const LongGerman: Story = {
  args: {
    block: block('checklist', {
      heading: 'Unterlagen',
      lead: 'Beglaubigte Übersetzungen sind nötig, wenn ein Dokument weder auf Deutsch noch auf Englisch vorliegt.',
      items: [
        { text: 'Handelsregisterauszug', note: 'Nicht älter als drei Monate' },
        {
          text: 'Gesellschaftsvertrag mit Gesellschafterliste',
          note: 'In der zuletzt eingetragenen Fassung',
        },
        { text: 'Ausweisdokumente der Geschäftsführung', note: '' },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Many: Story = {
  args: {
    block: block('checklist', {
      items: Array.from({ length: 14 }, (_, index) => ({
        text: `Document ${index + 1}`,
        note: index % 3 === 0 ? 'Not older than three months' : '',
      })),
    }),
  },
};
