import type { Meta, StoryObj } from '@storybook/react';

import { ReportVerdict } from '@/components/parts/ReportVerdict/ReportVerdict';
import { assess } from '@/services/domain/obligations/assess';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { sumOf } from '@/services/domain/obligations/sum';
import { noChoice } from '@/services/domain/obligations/survey';
import { breakdownOf } from '@/services/domain/services/breakdown';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

const obligations = assess(surveyAnswers(), rulesVersion);
const estimate = sumOf({ obligations, offered: surveyPrices(), companyCountry: 'CN', choice: noChoice });

const meta = {
  title: 'parts/ReportVerdict',
  component: ReportVerdict,
  args: {
    obligations,
    totals: breakdownOf(
      estimate.lines.map(({ service }) => service),
      [],
    ).totals,
    coverage: estimate.coverage,
  },
} satisfies Meta<typeof ReportVerdict>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutPrices: Story = { args: { totals: [], coverage: undefined } };
export const LongGerman: Story = { globals: { locale: 'de' } };
