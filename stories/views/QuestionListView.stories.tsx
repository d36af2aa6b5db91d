import type { Meta, StoryObj } from '@storybook/react';

import { QuestionListView } from '@/components/views/QuestionListView/QuestionListView';
import { StaticQuestionListView } from '@/components/views/QuestionListView/StaticQuestionListView';
import { paths } from '@/services/config/paths';
import { questionList } from '@/services/fixtures/questions';

import { wholePage } from '../support/wholePage';

const type = { key: 'vat', name: 'VAT', count: 250 };

const meta = {
  title: 'views/QuestionListView',
  component: QuestionListView,
  ...wholePage(paths.questionList(type.key)),
  render: (args) => <StaticQuestionListView {...args} />,
  args: { type, list: questionList({ total: 250, page: 2, pageSize: 20 }) },
} satisfies Meta<typeof QuestionListView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { list: questionList({ questions: [], total: 0, page: 1 }) } };
export const LongGerman: Story = {
  args: {
    type: { ...type, name: 'Umsatzsteuer-Identifikationsnummern' },
    list: questionList({
      total: 250,
      page: 7,
      pageSize: 20,
      questions: questionList().questions.map((question) => ({
        ...question,
        language: 'de' as const,
        question: 'Brauche ich für ein Konsignationslager eine eigene Umsatzsteuer-Identifikationsnummer?',
        summary: 'Ja, vom ersten eingelagerten Artikel an; eine Umsatzschwelle gibt es dafür nicht.',
      })),
    }),
  },
  globals: { locale: 'de' },
};
