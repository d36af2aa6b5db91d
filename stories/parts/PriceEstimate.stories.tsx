import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { PriceEstimate } from '@/components/parts/PriceEstimate/PriceEstimate';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { many } from '@/services/fixtures/many';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

const obligations = assess(surveyAnswers(), rulesVersion);

const meta = {
  title: 'parts/PriceEstimate',
  component: PriceEstimate,
  args: { estimate: estimate(obligations, surveyPrices(), 'CN') },
} satisfies Meta<typeof PriceEstimate>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Every price is one step away. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('no prices');
    await userEvent.click(summary);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const NothingPriced: Story = { args: { estimate: estimate(obligations, [], 'CN') } };
/** Everything at once: the longest list of obligations, each with a price. */
export const Many: Story = { args: { estimate: estimate(obligations, many(8, surveyPrices()), 'CN') } };
export const LongGerman: Story = {
  args: {
    estimate: estimate(
      obligations,
      surveyPrices().map((service) => ({
        ...service,
        name: 'Umsatzsteuer-Registrierung mit Fristenüberwachung',
        prices: service.prices.map((price) => ({
          ...price,
          label: 'Unterlagenzusammenstellung und Abstimmung',
          vatLabel: 'zzgl. gesetzlicher USt., soweit sie anfällt',
        })),
      })),
      'CN',
    ),
  },
  globals: { locale: 'de' },
};
