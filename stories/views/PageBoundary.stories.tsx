import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PageBoundary, type PageBoundaryProps } from '@/components/views/PageBoundary/PageBoundary';
import { Section } from '@/components/ui/Section/Section';

const meta = {
  title: 'views/PageBoundary',
  component: PageBoundary,
  parameters: { layout: 'fullscreen' },
  args: {
    address: '/cht/About',
    children: (
      <Section heading="A page that works" headingLevel={1} lead="What broke is shown as ErrorView." />
    ),
  },
} satisfies Meta<PageBoundaryProps>;
export default meta;

export const Whole: StoryObj<PageBoundaryProps> = {};
