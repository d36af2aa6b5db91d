import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ContactView } from '@/components/views/ContactView/ContactView';
import { paths } from '@/services/config/paths';
import { block, contentPage } from '@/services/fixtures/pages';

import { wholePage } from '../support/wholePage';
import { withFrame } from '../support/withFrame';

const { blocks } = contentPage();

const meta = {
  title: 'views/ContactView',
  component: ContactView,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
  args: {
    page: contentPage({ blocks: [...blocks.slice(0, 2), block('offices')] }),
    noticeVersion: '2026-11-20',
  },
} satisfies Meta<typeof ContactView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = wholePage(paths.contact);
