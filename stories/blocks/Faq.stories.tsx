import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { Faq } from '@/components/blocks/Faq/Faq';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Faq',
  component: Faq,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Questions to open · Answers' },
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
/** Each opens by itself, by a press on its question or by the keyboard. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    const question = first?.querySelector('summary');
    if (!question) throw new Error('There is no question.');
    await userEvent.click(question);
    await expect(first).toHaveAttribute('open');
    await expect(second).not.toHaveAttribute('open');
  },
};
export const Many: Story = {
  args: {
    block: block('faq', {
      items: Array.from({ length: 15 }, (_, index) => ({
        id: String(index),
        question: `Question ${index + 1}: who files the return?`,
        answerHtml: '<p>Licensed advisers file it.</p>',
      })),
    }),
  },
};
