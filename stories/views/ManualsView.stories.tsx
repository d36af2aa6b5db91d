import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ManualsView } from '@/components/views/ManualsView/ManualsView';
import { paths } from '@/services/config/paths';
import { manuals } from '@/services/fixtures/library';
import { many } from '@/services/fixtures/many';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/ManualsView',
  component: ManualsView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { manuals: manuals() },
} satisfies Meta<typeof ManualsView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = wholePage(paths.manuals);
export const Sparse: Story = { args: { manuals: [] } };
export const Many: Story = {
  args: {
    manuals: many(8, manuals()).map((manual) => ({
      ...manual,
      anchor: `manual-${manual.id}`,
      title: `Manual ${manual.id}`,
    })),
  },
};
export const WithoutDocuments: Story = {
  args: { manuals: manuals().map((manual) => ({ ...manual, file: null })) },
};
