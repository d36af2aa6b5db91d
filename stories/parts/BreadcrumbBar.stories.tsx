import type { Meta, StoryObj } from '@storybook/react';

import { BreadcrumbBar } from '@/components/parts/BreadcrumbBar/BreadcrumbBar';

const meta = {
  title: 'parts/BreadcrumbBar',
  component: BreadcrumbBar,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'School', href: '/cht/xmsailSchool' },
      { label: 'Tax encyclopaedia', href: '/cht/xmsailSchool/FinanceTaxEncy' },
    ],
  },
} satisfies Meta<typeof BreadcrumbBar>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Steuerlexikon', href: '/cht/xmsailSchool/FinanceTaxEncy' },
      {
        label: 'Steuerschuldnerschaft des Leistungsempfängers bei Werklieferungen',
        href: '/FinanceTaxEncy/9.html',
      },
    ],
  },
  globals: { locale: 'de' },
};
