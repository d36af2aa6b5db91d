import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { CalculateView } from '@/components/views/CalculateView/CalculateView';
import { clearFormState, saveFormState } from '@/services/browser/storage/formState';
import { paths } from '@/services/config/paths';
import { toEntries } from '@/services/domain/obligations/surveyEntries';
import { surveyReport } from '@/services/fixtures/surveys';

import { getTranslator } from '../support/translate';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/CalculateView',
  component: CalculateView,
  ...wholePage(paths.calculate()),
  args: { report: null },
} satisfies Meta<typeof CalculateView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const SavedReport: Story = { args: { report: surveyReport() } };
export const WithoutPrices: Story = { args: { report: surveyReport() }, globals: { liveData: 'empty' } };
export const PricesNotLoaded: Story = { args: { report: surveyReport() }, globals: { liveData: 'failing' } };
/** The countries are known: the total of the answers so far stands beside the buttons. */
export const RunningTotal: Story = {
  beforeEach: () => {
    saveFormState('survey', toEntries(surveyReport().answers));
    return () => clearFormState('survey');
  },
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'calculate');
    const step = await canvas.findByRole('button', { name: new RegExp(t('form.steps.trade')) });
    await waitFor(() => expect(step).toBeEnabled());
    await userEvent.click(step);
    const total = await canvas.findByText(new RegExp(`^${t('form.soFar')}`));
    await waitFor(() => expect(total).toHaveTextContent('€'));
  },
};
/** From the first question to the report, which takes the focus. */
export const Answered: Story = {
  beforeEach: () => clearFormState('survey'),
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'calculate');
    const business = getTranslator(globals, 'business');
    const next = () => userEvent.click(canvas.getByRole('button', { name: t('form.next') }));
    const heading = (step: string) => canvas.findByRole('heading', { name: new RegExp(`${step}$`) });
    await userEvent.selectOptions(await canvas.findByLabelText(t('form.companyCountry.label')), 'CN');
    await userEvent.click(canvas.getByRole('checkbox', { name: business('productKinds.battery') }));
    await next();
    await heading(t('form.steps.countries'));
    for (const box of canvas.getAllByRole('checkbox', { name: business('countries.DE') }))
      await userEvent.click(box);
    await next();
    await heading(t('form.steps.trade'));
    await userEvent.click(canvas.getByRole('checkbox', { name: t('salesChannels.marketplace') }));
    await userEvent.click(canvas.getByRole('button', { name: t('form.submit') }));
    await waitFor(() => expect(canvas.getByRole('region', { name: t('report.heading') })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: t('matrix.heading') })).toBeVisible();
  },
};
/** Another answer than the report's: it is old until it is made again. */
export const Old: Story = {
  args: { report: surveyReport() },
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'calculate');
    const business = getTranslator(globals, 'business');
    await canvas.findByRole('heading', { name: t('matrix.heading') });
    await userEvent.click(canvas.getByText(t('form.change')));
    await userEvent.click(canvas.getByRole('checkbox', { name: business('productKinds.furniture') }));
    await waitFor(() => expect(canvas.getByText(t('report.old'))).toBeVisible());
  },
};
export const LongGerman: Story = { args: { report: surveyReport() }, globals: { locale: 'de' } };
