import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';

import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { DeferredParts } from '@/components/parts/DeferredPart/DeferredParts';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/DeferredPart',
  component: DeferredPart,
  args: {
    name: 'pageTools',
    props: { title: 'Three euros per item', url: 'https://www.example.com/trends/3.html' },
  },
} satisfies Meta<typeof DeferredPart>;
export default meta;

type Story = StoryObj<typeof meta>;
/** As the server sends it, and without scripts. */
export const Place: Story = {};
export const Filled: Story = {
  render: (args) => (
    <>
      <DeferredPart {...args} />
      <DeferredParts page="story" />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const print = getTranslator(globals, 'tools')('print');
    await expect(await canvas.findByRole('button', { name: print })).toBeVisible();
  },
};
