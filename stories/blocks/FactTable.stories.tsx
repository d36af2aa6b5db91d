import type { Meta, StoryObj } from '@storybook/react';

import { FactTable } from '@/components/blocks/FactTable/FactTable';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/FactTable',
  tags: ['new'],
  component: FactTable,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Order · Date of the check · Table of countries · List of sources',
  },
  args: { block: block('factTable') },
} satisfies Meta<typeof FactTable>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** A topic without columns: what holds is named in each row. */
export const LongGerman: Story = {
  args: {
    block: block('factTable', {
      heading: 'Fiskalvertreter: wer wo einen braucht',
      lead: 'Unternehmen mit Sitz in der Union brauchen keinen.',
      topic: 'representation',
      countries: [
        {
          country: 'FR',
          url: '/custom/sell-in-france',
          rows: [
            {
              kind: 'yes',
              text: 'Der Vertreter haftet für Steuer, Zinsen und Strafen; er wird vor der Registrierung bestellt.',
              countries: ['GB', 'NO', 'AU', 'NZ'],
            },
          ],
          checkedOn: '2026-11-22',
          sources: [
            { title: 'CGI, Artikel 289 A', url: 'https://www.legifrance.gouv.fr/codes/article_lc/289A' },
          ],
        },
        {
          country: 'CZ',
          url: null,
          rows: [{ kind: 'no', text: '' }],
          checkedOn: '2026-11-20',
          sources: [],
        },
      ],
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
