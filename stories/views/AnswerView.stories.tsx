import type { Meta, StoryObj } from '@storybook/react';

import { AnswerView } from '@/components/views/AnswerView/AnswerView';
import { StaticAnswerView } from '@/components/views/AnswerView/StaticAnswerView';
import { paths } from '@/services/config/paths';
import { answer } from '@/services/fixtures/questions';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/AnswerView',
  component: AnswerView,
  ...wholePage(paths.answer(5)),
  render: (args) => <StaticAnswerView {...args} />,
  args: { answer: answer() },
} satisfies Meta<typeof AnswerView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { answer: answer({ sources: [], related: [] }) } };
export const LongGerman: Story = {
  args: {
    answer: answer({
      language: 'de',
      typeName: 'Umsatzsteuer-Voranmeldung',
      question:
        'Brauche ich für ein Konsignationslager in Deutschland eine Umsatzsteuer-Identifikationsnummer?',
      summary: 'Ja, vom ersten eingelagerten Artikel an. Eine Umsatzschwelle gibt es dafür nicht.',
      answerHtml:
        '<p>Wer Waren in einem deutschen Lager vorhält, verbringt eigenen Bestand in das Inland.</p>',
    }),
  },
  globals: { locale: 'de' },
};
