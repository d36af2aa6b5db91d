import type { Meta, StoryObj } from '@storybook/react';

import { NewsListView } from '@/components/views/NewsListView/NewsListView';
import { StaticNewsListView } from '@/components/views/NewsListView/StaticNewsListView';
import { paths } from '@/services/config/paths';
import { newsList, notices } from '@/services/fixtures/library';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/NewsListView',
  component: NewsListView,
  ...wholePage(paths.information),
  render: (args) => <StaticNewsListView {...args} />,
  args: { type: null, list: newsList() },
} satisfies Meta<typeof NewsListView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { list: newsList({ notices: [], total: 0 }) } };
export const LongGerman: Story = {
  args: {
    type: 'lawChange',
    list: newsList({
      total: 250,
      page: 7,
      pageSize: 20,
      notices: notices().map((notice) => ({
        ...notice,
        language: 'de' as const,
        typeName: 'Rechtsänderung',
        title: 'Abgabefristen der Umsatzsteuer-Voranmeldungen nach einer Dauerfristverlängerung',
        summary:
          'Die Sondervorauszahlung beträgt ein Elftel der Vorauszahlungen des vorangegangenen Kalenderjahres.',
      })),
    }),
  },
  globals: { locale: 'de' },
};
