import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { SaveReport } from '@/components/parts/SaveReport/SaveReport';
import { noChoice } from '@/services/domain/obligations/survey';
import { surveyAnswers, surveyReport } from '@/services/fixtures/surveys';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/SaveReport',
  component: SaveReport,
  args: {
    content: { answers: surveyAnswers(), choice: noChoice },
    opened: null,
    urlOf: (id) => `https://www.example.com/cht/calculate/${id}`,
    onId: fn(),
  },
} satisfies Meta<typeof SaveReport>;
export default meta;

type Story = StoryObj<typeof meta>;

const saveAndSee =
  (key: string): Story['play'] =>
  async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'calculate');
    await userEvent.click(canvas.getByRole('button', { name: t('save.save') }));
    await expect(await canvas.findByText(t(key))).toBeVisible();
  };

export const NotYetSaved: Story = {};
export const Saving: Story = { globals: { liveData: 'unanswered' }, play: saveAndSee('save.saving') };
export const JustSaved: Story = { play: saveAndSee('save.done') };
export const Failed: Story = { globals: { liveData: 'failing' }, play: saveAndSee('save.failed') };
/** Opened by its address, unchanged. */
export const Saved: Story = { args: { content: surveyReport(), opened: surveyReport() } };
/** Opened by its address; another tick can be saved under an address of its own. */
export const OtherTicks: Story = { args: { opened: surveyReport() } };
