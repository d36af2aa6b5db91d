import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { DutyCompass } from '@/components/parts/DutyCompass/DutyCompass';
import { theme } from '@/components/theme/theme';

const meta = {
  title: 'parts/DutyCompass',
  component: DutyCompass,
  decorators: (Story) => (
    <div style={{ position: 'relative' }}>
      {/* Where the opening has its picture, which keeps its colours. */}
      <div style={{ aspectRatio: '4 / 3', background: theme.color.inverse, forcedColorAdjust: 'none' }} />
      <Story />
    </div>
  ),
} satisfies Meta<typeof DutyCompass>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** The needle points to the warehouse, over the picture of the opening. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [, warehouse] = await canvas.findAllByRole('combobox');
    if (!warehouse) throw new Error('no warehouse');
    await userEvent.selectOptions(warehouse, 'ES');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};
export const LongGerman: Story = { ...Open, globals: { locale: 'de' } };
