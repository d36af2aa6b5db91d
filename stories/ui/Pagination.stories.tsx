import type { Meta, StoryObj } from '@storybook/react';

import { Pagination } from '@/components/ui/Pagination/Pagination';

const meta = {
  title: 'ui/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 9,
    hrefOf: (page) => `/cht/xmsailSchool/trends/${page}`,
    pageLabel: (page) => `Page ${page}`,
    previousLabel: 'Newer',
    nextLabel: 'Older',
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;
export const InTheMiddle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 9 } };
export const Two: Story = { args: { page: 1, pageCount: 2 } };
export const Many: Story = { args: { page: 118, pageCount: 240 } };
