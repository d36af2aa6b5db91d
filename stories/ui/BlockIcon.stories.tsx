import type { Meta, StoryObj } from '@storybook/react';

import { BlockIcon } from '@/components/ui/BlockIcon/BlockIcon';
import { blockIcons } from '@/contract/lists/blocks';

const meta = {
  title: 'ui/BlockIcon',
  component: BlockIcon,
  args: { name: 'vat' },
  argTypes: { name: { control: 'select', options: blockIcons } },
} satisfies Meta<typeof BlockIcon>;
export default meta;

type Story = StoryObj<typeof meta>;
export const One: Story = {};
export const All: Story = {
  render: ({ size }) => (
    <ul
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fill, 7rem)',
        listStyle: 'none',
      }}
    >
      {blockIcons.map((name) => (
        <li key={name}>
          <BlockIcon name={name} size={size} /> {name}
        </li>
      ))}
    </ul>
  ),
};
