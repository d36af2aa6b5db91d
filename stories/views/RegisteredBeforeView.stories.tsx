import type { Meta, StoryObj } from '@storybook/react';

import { RegisteredBeforeView } from '@/components/views/RegisteredBeforeView/RegisteredBeforeView';
import { paths } from '@/services/config/paths';

import { logIn } from '../support/session';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/RegisteredBeforeView',
  component: RegisteredBeforeView,
  ...wholePage(paths.registeredBefore),
} satisfies Meta<typeof RegisteredBeforeView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Member: Story = { beforeEach: logIn };
export const German: Story = { globals: { locale: 'de' } };
