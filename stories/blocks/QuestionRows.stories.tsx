import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { QuestionRows } from '@/components/blocks/QuestionRows/QuestionRows';
import { questionList } from '@/services/fixtures/questions';

const meta = {
  title: 'blocks/QuestionRows',
  component: QuestionRows,
  args: { questions: questionList().questions },
} satisfies Meta<typeof QuestionRows>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
