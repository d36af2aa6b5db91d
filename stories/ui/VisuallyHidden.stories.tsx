import type { Meta, StoryObj } from '@storybook/react';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new window' },
  render: (args) => (
    <p>
      The words after this sentence are read out, not shown. <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
