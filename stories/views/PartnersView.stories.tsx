import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PartnersView } from '@/components/views/PartnersView/PartnersView';
import { partners } from '@/services/fixtures/partners';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/PartnersView',
  component: PartnersView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { partners: partners() },
} satisfies Meta<typeof PartnersView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Empty: Story = { args: { partners: [] } };
