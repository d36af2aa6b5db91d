import type { Meta, StoryObj } from '@storybook/react';

import { QuestionsView } from '@/components/views/QuestionsView/QuestionsView';
import { paths } from '@/services/config/paths';
import { questionList, questionTypes } from '@/services/fixtures/questions';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/QuestionsView',
  component: QuestionsView,
  ...wholePage(paths.questions),
  args: { types: questionTypes(), questions: questionList().questions },
} satisfies Meta<typeof QuestionsView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { types: [], questions: [] } };
export const LongGerman: Story = {
  args: {
    types: questionTypes().map((type) => ({
      ...type,
      name: `Umsatzsteuer-Identifikationsnummern (${type.key})`,
    })),
    questions: questionList().questions.map((question) => ({
      ...question,
      language: 'de' as const,
      typeName: 'Umsatzsteuer-Identifikationsnummern',
      question: 'Brauche ich für ein Konsignationslager eine eigene Umsatzsteuer-Identifikationsnummer?',
      summary: 'Ja, vom ersten eingelagerten Artikel an; eine Umsatzschwelle gibt es dafür nicht.',
    })),
  },
  globals: { locale: 'de' },
};
