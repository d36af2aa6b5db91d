import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SurveyForm } from '@/components/blocks/SurveyForm/SurveyForm';
import { surveyAnswers } from '@/services/fixtures/survey';

const meta = {
  title: 'blocks/SurveyForm',
  component: SurveyForm,
  args: { onAnswer: fn() },
} satisfies Meta<typeof SurveyForm>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Answered: Story = { args: { answers: surveyAnswers() } };
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('combobox')[0]).toBeInvalid();
  },
};
