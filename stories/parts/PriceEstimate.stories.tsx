import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { PriceEstimate } from '@/components/parts/PriceEstimate/PriceEstimate';
import { assess } from '@/services/domain/obligations/assess';
import { estimate } from '@/services/domain/obligations/estimate';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { breakdownOf } from '@/services/domain/services/breakdown';
import type { SurveyService } from '@/services/domain/services/service';
import { many } from '@/services/fixtures/many';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

const obligations = assess(surveyAnswers(), rulesVersion);
function argsFor(offered: SurveyService[]) {
  const found = estimate(obligations, offered, 'CN');
  return {
    estimate: found,
    cost: breakdownOf(
      found.lines.map(({ service }) => service),
      [],
    ),
    rhythm: 'usual' as const,
  };
}

const meta = {
  title: 'parts/PriceEstimate',
  component: PriceEstimate,
  args: argsFor(surveyPrices()),
} satisfies Meta<typeof PriceEstimate>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Every price is one step away. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('no prices');
    await userEvent.click(summary);
    await expect(canvas.getByRole('table', { name: /^Prices/ })).toBeVisible();
  },
};
export const NothingPriced: Story = { args: argsFor([]) };
/** Everything at once: the longest list of obligations, each with a price. */
export const Many: Story = { args: argsFor(many(8, surveyPrices())) };
export const LongGerman: Story = {
  args: argsFor(
    surveyPrices().map((service) => ({
      ...service,
      name: 'Umsatzsteuer-Registrierung mit Fristenüberwachung',
      prices: service.prices.map((price) => ({
        ...price,
        label: 'Unterlagenzusammenstellung und Abstimmung',
        vatLabel: 'zzgl. gesetzlicher USt., soweit sie anfällt',
      })),
    })),
  ),
  globals: { locale: 'de' },
};
