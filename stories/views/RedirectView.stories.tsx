import type { Meta, StoryObj } from '@storybook/react';

import { RedirectView } from '@/components/views/RedirectView/RedirectView';
import { paths } from '@/services/config/paths';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/RedirectView',
  component: RedirectView,
  ...wholePage(paths.errorUrl, 'blank'),
} satisfies Meta<typeof RedirectView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
