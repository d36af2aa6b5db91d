import type { Meta, StoryObj } from '@storybook/react';

import { QuestionRows } from '@/components/parts/QuestionRows/QuestionRows';
import { many } from '@/services/fixtures/many';
import { question, questionList } from '@/services/fixtures/questions';

const meta = {
  title: 'parts/QuestionRows',
  component: QuestionRows,
  args: { questions: questionList().questions },
} satisfies Meta<typeof QuestionRows>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { questions: questionList().questions.slice(0, 1) } };
export const Many: Story = { args: { questions: many(20, questionList().questions) } };
export const LongGerman: Story = {
  args: {
    questions: [
      question({
        language: 'de',
        question: 'Brauche ich für ein Lager in Deutschland eine Umsatzsteuer-Identifikationsnummer?',
        summary: 'Ja, vom ersten eingelagerten Artikel an. Eine Umsatzschwelle gibt es dafür nicht.',
      }),
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
