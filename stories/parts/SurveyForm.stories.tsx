import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { SurveyForm } from '@/components/parts/SurveyForm/SurveyForm';
import { clearFormState } from '@/services/browser/storage/formState';
import { noEntries } from '@/services/domain/obligations/surveyEntries';
import { merchant, surveyAnswers } from '@/services/fixtures/surveys';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/SurveyForm',
  component: SurveyForm,
  args: { onAnswer: fn() },
  // Saved form state would stay for the next story in the same tab.
  beforeEach: () => clearFormState('survey'),
} satisfies Meta<typeof SurveyForm>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Answered: Story = { args: { answers: surveyAnswers() } };
/** A company in the Union that sells across borders is asked every question. */
export const EveryQuestion: Story = {
  args: {
    answers: merchant({
      companyCountry: 'DE',
      salesCountries: ['DE', 'FR'],
      productKinds: ['sport', 'digital'],
      importedConsignments: ['unknown'],
      importsToStock: 'unknown',
      crossBorderTurnover: 12_000,
    }),
  },
};
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('combobox')[0]).toBeInvalid();
  },
};
/** The further countries are one step away; what is folded away still counts. */
export const FilledIn: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = getTranslator(globals, 'calculate');
    const country = getTranslator(globals, 'business');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'CN');
    await userEvent.click(
      canvas.getAllByRole('checkbox', { name: country('countries.DE') })[0] as HTMLElement,
    );
    const [, further] = canvas.getAllByText(t('form.furtherCountries'));
    if (further) await userEvent.click(further);
    const boxes = canvas.getAllByRole('checkbox', { name: country('countries.FI') });
    const last = boxes[boxes.length - 1];
    if (last) await userEvent.click(last);
    await userEvent.click(canvas.getByRole('checkbox', { name: country('productKinds.toy') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: t('salesChannels.ownShop') }));
    await userEvent.click(canvas.getByRole('radio', { name: t('triStates.yes') }));
    await userEvent.click(canvas.getByRole('button', { name: t('form.submit') }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith(
        expect.objectContaining({
          companyCountry: 'CN',
          storageCountries: ['DE'],
          salesCountries: ['FI'],
          importsToStock: 'yes',
          crossBorderTurnover: null,
        }),
      ),
    );
  },
};
/** Sent without scripts, with answers missing: the page that comes back has kept the others. */
export const SentIncomplete: Story = { args: { sent: { ...noEntries, productKinds: ['toy'] } } };
