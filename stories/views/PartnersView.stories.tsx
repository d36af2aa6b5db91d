import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PartnersView } from '@/components/views/PartnersView/PartnersView';
import { paths } from '@/services/config/paths';
import { partners } from '@/services/fixtures/partners';

import { wholePage } from '../support/wholePage';
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
export const Default: Story = wholePage(paths.partners);
export const Empty: Story = { args: { partners: [] } };
