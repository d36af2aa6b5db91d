import type { Meta, StoryObj } from '@storybook/react';

import { QuestionTeasers } from '@/components/blocks/QuestionTeasers/QuestionTeasers';
import { block } from '@/services/fixtures/pages';
import { questionList } from '@/services/fixtures/questions';

const meta = {
  title: 'blocks/QuestionTeasers',
  component: QuestionTeasers,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Questions to open · Short answers with links · Link to all',
  },
  args: { block: block('questionTeasers') },
} satisfies Meta<typeof QuestionTeasers>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Many: Story = {
  args: { block: block('questionTeasers', { questions: questionList().questions }) },
};
export const Empty: Story = { args: { block: block('questionTeasers', { questions: [] }) } };
export const LongGerman: Story = {
  args: {
    block: block('questionTeasers', {
      heading: 'Fragen aus der Praxis',
      lead: 'Zuerst die Regel, dann die Ausnahme, die man kennen sollte.',
      questions: questionList().questions.map((one) => ({
        ...one,
        language: 'de',
        typeName: 'Umsatzsteuer-Voranmeldung',
        question: 'Wann ist der Umsatzsteuer-Voranmeldungszeitraum der Kalendermonat?',
        summary: 'Wenn die Steuer des Vorjahres den gesetzlichen Betrag überstieg.',
      })),
    }),
  },
  globals: { locale: 'de' },
};
