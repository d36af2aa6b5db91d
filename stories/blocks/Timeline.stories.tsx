import type { Meta, StoryObj } from '@storybook/react';

import { Timeline } from '@/components/blocks/Timeline/Timeline';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Timeline',
  component: Timeline,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · Entries: date, title, text' },
  args: { block: block('timeline') },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Two: Story = {
  args: { block: block('timeline', { entries: block('timeline').entries.slice(0, 2) }) },
};
export const LongGerman: Story = {
  args: {
    block: block('timeline', {
      heading: 'Die ersten achtzehn Monate',
      lead: 'Die Gründung ist der kleinere Teil. Diese Pflichten folgen.',
      entries: [
        { when: 'Tag 1', title: 'Eintragung', text: 'Die Gründungsbescheinigung wird ausgestellt.' },
        {
          when: 'Innerhalb von 42 Tagen nach dem Jahrestag',
          title: 'Jahresmeldung beim Gesellschaftsregister',
          text: 'Wer zu spät meldet, zahlt ein Mehrfaches der Gebühr.',
        },
        {
          when: 'Etwa Monat 18',
          title: 'Erste Gewinnsteuererklärung',
          text: 'Mit geprüftem Jahresabschluss.',
        },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Many: Story = {
  args: {
    block: block('timeline', {
      entries: Array.from({ length: 12 }, (_, index) => ({
        when: `Month ${index + 1}`,
        title: 'Return',
        text: 'Figures are due on the tenth.',
      })),
    }),
  },
};
