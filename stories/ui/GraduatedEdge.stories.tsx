import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';

const meta = {
  title: 'ui/GraduatedEdge',
  component: GraduatedEdge,
} satisfies Meta<typeof GraduatedEdge>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
