import type { Meta, StoryObj } from '@storybook/react';

import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { Section } from '@/components/ui/Section/Section';

const meta = {
  title: 'ui/GraduatedEdge',
  component: GraduatedEdge,
} satisfies Meta<typeof GraduatedEdge>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const OnInk: Story = {
  decorators: [
    (Show) => (
      <Section heading="On ink" tone="inverse">
        <Show />
      </Section>
    ),
  ],
};
