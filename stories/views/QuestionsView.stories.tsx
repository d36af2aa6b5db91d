import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { QuestionsView } from '@/components/views/QuestionsView/QuestionsView';
import { paths } from '@/services/config/paths';
import { questionList, questionTypes } from '@/services/fixtures/questions';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/QuestionsView',
  component: QuestionsView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { types: questionTypes(), questions: questionList().questions },
} satisfies Meta<typeof QuestionsView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = wholePage(paths.questions);
export const Sparse: Story = { args: { types: [], questions: [] } };
