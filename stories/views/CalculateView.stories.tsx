import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { CalculateView } from '@/components/views/CalculateView/CalculateView';
import { clearFormState } from '@/services/browser/storage/formState';
import { paths } from '@/services/config/paths';
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
/** From the first question to the report, which takes the focus. */
export const Answered: Story = {
  beforeEach: () => clearFormState('survey'),
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'calculate');
    const business = getTranslator(globals, 'business');
    await userEvent.selectOptions(canvas.getByLabelText(t('form.companyCountry.label')), 'CN');
    for (const box of canvas.getAllByRole('checkbox', { name: business('countries.DE') }))
      await userEvent.click(box);
    await userEvent.click(canvas.getByRole('checkbox', { name: business('productKinds.battery') }));
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
