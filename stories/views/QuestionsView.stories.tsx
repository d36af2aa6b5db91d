import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { QuestionsView } from '@/components/views/QuestionsView/QuestionsView';
import { questionList, questionTypes } from '@/services/fixtures/questions';

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
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Sparse: Story = { args: { types: [], questions: [] } };
