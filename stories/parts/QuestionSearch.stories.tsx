import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { QuestionSearch } from '@/components/parts/QuestionSearch/QuestionSearch';
import { questionTypes } from '@/services/fixtures/questions';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/QuestionSearch',
  component: QuestionSearch,
  args: { types: questionTypes() },
} satisfies Meta<typeof QuestionSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

const search =
  (key: string, values: Record<string, string | number> = {}): Story['play'] =>
  async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'threshold');
    const words = getTranslator(globals, 'questions')(key, values);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('threshold');
  };

export const Default: Story = {};
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'oss');
    await userEvent.type(canvas.getByRole('searchbox'), 'threshold');
    await expect(await canvas.findByText('What is the €10,000 threshold?')).toBeVisible();
  },
};
export const Nothing: Story = {
  globals: { liveData: 'empty' },
  play: search('search.found', { count: 0 }),
};
export const Searching: Story = {
  globals: { liveData: 'unanswered' },
  play: search('search.searching'),
};
export const Failed: Story = { globals: { liveData: 'failing' }, play: search('search.failed') };
