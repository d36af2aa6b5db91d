import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { Faq } from '@/components/blocks/Faq/Faq';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Faq',
  component: Faq,
  parameters: { layout: 'fullscreen' },
  args: { block: block('faq') },
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { block: block('faq', { items: block('faq').items.slice(0, 1) }) } };
export const LongGerman: Story = {
  args: {
    block: block('faq', {
      heading: 'Fragen und Antworten',
      items: [
        {
          id: 'lager',
          question:
            'Brauche ich für ein Lager in Deutschland eine deutsche Umsatzsteueridentifikationsnummer?',
          answerHtml: '<p>Ja, vom ersten eingelagerten Artikel an. Eine Schwelle gibt es nicht.</p>',
        },
        {
          id: 'datum',
          question: 'Können Sie ein Datum zusagen?',
          answerHtml: '<p>Nein. Darüber entscheiden die Behörden.</p>',
        },
      ],
    }),
  },
  globals: { locale: 'de' },
};
