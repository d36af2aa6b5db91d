import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';

const meta = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '/' },
      { label: 'School', href: '/cht/xmsailSchool' },
      { label: 'Tax knowledge', href: '/cht/xmsailSchool/FinanceTaxEncy' },
      { label: 'The One-Stop Shop explained', href: '/FinanceTaxEncy/4.html' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
