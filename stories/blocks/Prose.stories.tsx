import type { Meta, StoryObj } from '@storybook/react';

import { Prose } from '@/components/blocks/Prose/Prose';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Prose',
  component: Prose,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Text · Facts in the margin' },
  args: { block: block('prose') },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithFacts: Story = {
  args: {
    block: block('prose', {
      facts: {
        id: 'figures',
        anchor: null,
        heading: 'Place and time',
        items: [
          { value: 'EU', label: 'Where hosting and e-mail are', note: 'With processors under contract' },
          { value: '10 years', label: 'For which records must be kept', note: '' },
        ],
      },
    }),
  },
};
export const LongGerman: Story = {
  args: {
    block: block('prose', {
      heading: 'Umsatzsteueridentifikationsnummer',
      bodyHtml:
        '<p>Wer Waren in einem deutschen Lager vorhält, benötigt eine <strong>deutsche Umsatzsteueridentifikationsnummer</strong> – vom ersten Artikel an, ohne Schwelle.</p><ul><li>Steuernummer vom zuständigen Finanzamt</li><li>USt-IdNr. vom Bundeszentralamt für Steuern</li></ul>',
    }),
  },
  globals: { locale: 'de' },
};
