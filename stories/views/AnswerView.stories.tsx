import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { AnswerView } from '@/components/views/AnswerView/AnswerView';
import { answer } from '@/services/fixtures/questions';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/AnswerView',
  component: AnswerView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { answer: answer() },
} satisfies Meta<typeof AnswerView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Sparse: Story = { args: { answer: answer({ sources: [], related: [] }) } };
