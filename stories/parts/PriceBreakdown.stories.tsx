import type { Meta, StoryObj } from '@storybook/react';

import { PriceBreakdown } from '@/components/parts/PriceBreakdown/PriceBreakdown';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { pricedBundle } from '@/services/fixtures/bundles';
import { surveyPrices } from '@/services/fixtures/surveys';

const bundle = pricedBundle();

const meta = {
  title: 'parts/PriceBreakdown',
  component: PriceBreakdown,
  args: { cost: breakdownOf([...bundle.services, ...surveyPrices().slice(0, 3)], [bundle]) },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const OurFeesAlone: Story = { args: { cost: breakdownOf(bundle.services, []) } };
export const LongGerman: Story = { globals: { locale: 'de' } };
