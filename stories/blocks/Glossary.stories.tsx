import type { Meta, StoryObj } from '@storybook/react';

import { Glossary } from '@/components/blocks/Glossary/Glossary';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Glossary',
  component: Glossary,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Terms: word, translation, definition, places',
  },
  args: { block: block('glossary') },
} satisfies Meta<typeof Glossary>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = {
  args: {
    block: block('glossary', {
      heading: 'Dasselbe auf Englisch',
      lead: 'Begriffe, die Ihnen begegnen, sobald das Unternehmen nach Deutschland verkauft.',
      terms: [
        ...block('glossary').terms,
        {
          en: 'reverse charge',
          de: 'Steuerschuldnerschaft des Leistungsempfängers',
          definition: {
            en: 'The customer owes the VAT instead of the supplier.',
            de: 'Statt des Lieferers schuldet der Kunde die Umsatzsteuer.',
          },
          related: ['import VAT'],
          occurrences: [
            { title: 'Wer die Steuer schuldet', url: '/FinanceTaxEncy/4.html', language: 'de' },
            { title: 'Who owes the tax', url: '/questionAnswer/9', language: 'en' },
          ],
        },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const One: Story = {
  args: { block: block('glossary', { terms: block('glossary').terms.slice(0, 1) }) },
};
export const Many: Story = {
  args: {
    block: block('glossary', {
      terms: Array.from({ length: 20 }, (_, index) => ({
        en: `term ${index + 1}`,
        de: `Begriff ${index + 1}`,
        definition: null,
        related: [],
        occurrences: [],
      })),
    }),
  },
};
