import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { DutyMatrix } from '@/components/parts/DutyMatrix/DutyMatrix';
import { productKinds } from '@/contract/lists/surveys';
import { assess } from '@/services/domain/obligations/assess';
import { rulesVersion } from '@/services/domain/obligations/rulesVersion';
import { surveyAnswers } from '@/services/fixtures/surveys';

const meta = {
  title: 'parts/DutyMatrix',
  component: DutyMatrix,
  args: { obligations: assess(surveyAnswers(), rulesVersion), onChoose: fn() },
} satisfies Meta<typeof DutyMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;
/** A row leads to its obligation. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const fold = canvasElement.querySelector('details');
    if (fold) fold.open = true;
    const [first] = canvas.getAllByRole('link');
    if (!first) throw new Error('no obligation');
    first.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledWith(first.getAttribute('href')?.slice(1));
  },
};
export const ManyCountries: Story = {
  args: {
    obligations: assess(
      surveyAnswers({
        salesCountries: ['DE', 'FR', 'ES', 'AT', 'NL', 'BE', 'IT', 'SE', 'GB', 'US', 'CH', 'NO'],
        productKinds: [...productKinds],
      }),
      rulesVersion,
    ),
  },
};
export const LongGerman: Story = { globals: { locale: 'de' } };
