import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { SaveReport } from '@/components/blocks/SaveReport/SaveReport';
import { surveyAnswers } from '@/services/fixtures/survey';
import { surveyReport } from '@/services/fixtures/surveys';

const meta = {
  title: 'blocks/SaveReport',
  component: SaveReport,
  args: {
    answers: surveyAnswers(),
    saved: null,
    urlOf: (id) => `https://www.example.com/cht/calculate/${id}`,
  },
} satisfies Meta<typeof SaveReport>;
export default meta;

type Story = StoryObj<typeof meta>;
export const NotYetSaved: Story = {};
export const Saved: Story = { args: { saved: surveyReport() } };
