import type { Meta, StoryObj } from '@storybook/react';
import { useTranslation } from 'next-i18next/pages';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ReportVerdict } from '@/components/parts/ReportVerdict/ReportVerdict';
import { SurveyForm } from '@/components/parts/SurveyForm/SurveyForm';
import { clearFormState } from '@/services/browser/storage/formState';
import { assess } from '@/services/domain/obligations/assess';
import { noEntries } from '@/services/domain/obligations/surveyEntries';
import { merchant, surveyAnswers } from '@/services/fixtures/surveys';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/SurveyForm',
  component: SurveyForm,
  args: { onAnswer: fn(), onChange: fn() },
  // Saved form state would stay for the next story in the same tab.
  beforeEach: () => clearFormState('survey'),
} satisfies Meta<typeof SurveyForm>;
export default meta;

type Story = StoryObj<typeof meta>;
/** A company in the Union that sells across borders is asked every question. */
const everyQuestion = merchant({
  companyCountry: 'DE',
  salesCountries: ['DE', 'FR'],
  productKinds: ['sport', 'digital'],
  importedConsignments: ['unknown'],
  importsToStock: 'unknown',
  crossBorderTurnover: 12_000,
});
function Total() {
  const { t } = useTranslation('calculate');
  return (
    <ReportVerdict
      opening={t('form.soFar')}
      obligations={assess(everyQuestion, '2026-11-22')}
      totals={[
        { currency: 'EUR', vatMode: 'net', period: 'once', amountMinor: 46_500, isFrom: true },
        { currency: 'EUR', vatMode: 'net', period: 'year', amountMinor: 60_600, isFrom: true },
      ]}
    />
  );
}
const total = <Total />;

export const Default: Story = {};
/** Each step that can be reached is one press away. */
const openStep =
  (number: number): Story['play'] =>
  async ({ canvas }) => {
    const step = canvas.getAllByRole('button')[number - 1] as HTMLElement;
    await userEvent.click(step);
    await expect(step.closest('li')).toHaveAttribute('aria-current', 'step');
  };
export const Countries: Story = { args: { answers: surveyAnswers(), total }, play: openStep(2) };
export const EveryQuestion: Story = { args: { answers: everyQuestion, total }, play: openStep(3) };
export const LastStep: Story = { args: { answers: everyQuestion, total }, play: openStep(4) };
export const LongGerman: Story = { ...EveryQuestion, globals: { locale: 'de' } };
export const Incomplete: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = getTranslator(globals, 'calculate');
    await userEvent.click(canvas.getByRole('button', { name: t('form.next') }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
/** The further countries are one step away; what is folded away still counts. */
export const FilledIn: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = getTranslator(globals, 'calculate');
    const country = getTranslator(globals, 'business');
    const goOn = async (step: string) => {
      await userEvent.click(canvas.getByRole('button', { name: t('form.next') }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: new RegExp(`${step}$`) })).toHaveFocus(),
      );
    };
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'CN');
    await userEvent.click(canvas.getByRole('checkbox', { name: country('productKinds.toy') }));
    await goOn(t('form.steps.countries'));
    await userEvent.click(
      canvas.getAllByRole('checkbox', { name: country('countries.DE') })[0] as HTMLElement,
    );
    const [, further] = canvas.getAllByText(t('form.furtherCountries'));
    if (further) await userEvent.click(further);
    const boxes = canvas.getAllByRole('checkbox', { name: country('countries.FI') });
    const last = boxes[boxes.length - 1];
    if (last) await userEvent.click(last);
    await goOn(t('form.steps.trade'));
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
