import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ObligationReport } from '@/components/parts/ObligationReport/ObligationReport';
import { productKinds } from '@/contract/lists/surveys';
import { assess } from '@/services/domain/obligations/assess';
import { neededAnswers } from '@/services/domain/obligations/neededAnswers';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { surveyAnswers } from '@/services/fixtures/surveys';

const meta = {
  title: 'parts/ObligationReport',
  component: ObligationReport,
  args: {
    obligations: assess(surveyAnswers(), rulesVersion),
    needed: neededAnswers(surveyAnswers(), rulesVersion),
  },
} satisfies Meta<typeof ObligationReport>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
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
export const Nothing: Story = { args: { obligations: [] } };
export const One: Story = { args: { obligations: meta.args.obligations.slice(0, 1) } };
