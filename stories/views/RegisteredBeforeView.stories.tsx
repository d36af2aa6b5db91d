import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { RegisteredBeforeView } from '@/components/views/RegisteredBeforeView/RegisteredBeforeView';
import { paths } from '@/services/config/paths';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/RegisteredBeforeView',
  component: RegisteredBeforeView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
} satisfies Meta<typeof RegisteredBeforeView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = wholePage(paths.registeredBefore, 'activity');
