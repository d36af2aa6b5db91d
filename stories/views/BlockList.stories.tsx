import type { Meta, StoryObj } from '@storybook/react';

import { BlockList } from '@/components/views/BlockList/BlockList';
import { homePage } from '@/services/fixtures/pages';

import { germanPage } from '../support/germanPage';

const meta = {
  title: 'views/BlockList',
  component: BlockList,
  parameters: { layout: 'fullscreen' },
  args: { blocks: homePage().blocks },
} satisfies Meta<typeof BlockList>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Home: Story = {};
export const LongGerman: Story = { args: { blocks: germanPage().blocks }, globals: { locale: 'de' } };
export const Empty: Story = { args: { blocks: [] } };
