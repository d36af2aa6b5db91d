import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { QuestionSearch } from '@/components/blocks/QuestionSearch/QuestionSearch';
import { questionTypes } from '@/services/fixtures/questions';

const meta = {
  title: 'blocks/QuestionSearch',
  component: QuestionSearch,
  args: { types: questionTypes() },
} satisfies Meta<typeof QuestionSearch>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
