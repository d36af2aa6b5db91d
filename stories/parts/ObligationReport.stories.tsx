import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { ObligationReport } from '@/components/parts/ObligationReport/ObligationReport';
import { productKinds } from '@/contract/lists/surveys';
import { assess } from '@/services/domain/obligations/assess';
import { neededAnswers } from '@/services/domain/obligations/neededAnswers';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { isInSum, offerFor } from '@/services/domain/obligations/sum';
import { noChoice } from '@/services/domain/obligations/survey';
import { merchant, surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';
import { getTranslator } from '@/stories/support/translate';

const obligations = assess(surveyAnswers(), rulesVersion);
const sum = { obligations, offered: surveyPrices(), companyCountry: 'CN', choice: noChoice };

const meta = {
  title: 'parts/ObligationReport',
  component: ObligationReport,
  args: {
    obligations,
    needed: neededAnswers(surveyAnswers(), rulesVersion),
    offerOf: (obligation) => offerFor(obligation, sum),
    isInSum: (obligation) => isInSum(obligation, noChoice),
    onToggle: fn(),
    nextOf: ({ group }) => (group === 'vat' ? '2026-12-28' : undefined),
  },
} satisfies Meta<typeof ObligationReport>;
export default meta;

type Story = StoryObj<typeof meta>;
/** A line opens to its reason; the box beside it takes it out of the sum. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = getTranslator(globals, 'calculate');
    const summary = canvasElement.querySelector('li summary');
    if (!summary) throw new Error('no obligation');
    await userEvent.click(summary);
    await expect(canvas.getByText(t('reasons.vatWhereStored'))).toBeVisible();
    const [box] = canvas.getAllByRole('checkbox');
    if (!box) throw new Error('no box');
    await userEvent.click(box);
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};
/** Each duty is a short line on a phone, wherever it applies. */
export const OnPhone: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
/** Before the prices have come. */
export const WithoutPrices: Story = { args: { offerOf: undefined, onToggle: undefined } };
export const Everything: Story = {
  args: {
    obligations: assess(
      surveyAnswers({
        salesCountries: ['DE', 'FR', 'ES', 'AT', 'NL', 'GB', 'US', 'CH'],
        productKinds: [...productKinds],
        importedConsignments: ['upTo150', 'above150'],
      }),
      rulesVersion,
    ),
  },
};
/** A reseller is a distributor at home, and a producer across the border. */
export const Reseller: Story = {
  args: {
    obligations: assess(
      merchant({
        companyCountry: 'DE',
        salesCountries: ['DE', 'AT'],
        productKinds: ['electrical', 'toy'],
        supplyRoles: ['homeSupplier'],
      }),
      rulesVersion,
    ),
    needed: undefined,
  },
};
export const Nothing: Story = { args: { obligations: [] } };
export const One: Story = { args: { obligations: meta.args.obligations.slice(0, 1) } };
