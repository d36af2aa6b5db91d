import type { Meta, StoryObj } from '@storybook/react';

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

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Short: Story = { args: { items: meta.args.items.slice(0, 2) } };
export const LongGerman: Story = {
  args: {
    label: 'Sie sind hier',
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Finanz- und Steuerlexikon', href: '/cht/xmsailSchool/FinanceTaxEncy' },
      {
        label: 'Steuerschuldnerschaft des Leistungsempfängers bei Werklieferungen',
        href: '/FinanceTaxEncy/9.html',
      },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
