import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { RegisterView } from '@/components/views/RegisterView/RegisterView';
import { contentPage } from '@/services/fixtures/pages';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'views/RegisterView',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: { register: 'declarations', page: contentPage() },
} satisfies Meta<typeof RegisterView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Declarations: Story = {};
export const Representations: Story = { args: { register: 'representations' } };
