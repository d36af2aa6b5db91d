import type { Meta, StoryObj } from '@storybook/react';

import { PageHead } from '@/components/layout/PageHead/PageHead';

import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/PageHead',
  component: PageHead,
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>What this component writes stands in the head of the document.</p>
      </>
    ),
    withLayoutData,
  ],
  args: { title: 'About us', description: 'Who we are and how we work.', path: '/cht/About' },
} satisfies Meta<typeof PageHead>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
