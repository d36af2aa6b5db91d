import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';

import { LatePart } from '@/components/parts/LatePart/LatePart';
import { LateParts } from '@/components/parts/LatePart/LateParts';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/LatePart',
  component: LatePart,
  args: {
    name: 'pageTools',
    props: { title: 'Three euros per item', url: 'https://www.example.com/trends/3.html' },
  },
} satisfies Meta<typeof LatePart>;
export default meta;

type Story = StoryObj<typeof meta>;
/** As the server sends it, and without scripts. */
export const Place: Story = {};
export const Filled: Story = {
  render: (args) => (
    <>
      <LatePart {...args} />
      <LateParts page="story" />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const print = getTranslator(globals, 'tools')('print');
    await expect(await canvas.findByRole('button', { name: print })).toBeVisible();
  },
};
