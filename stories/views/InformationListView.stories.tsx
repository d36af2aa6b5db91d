import type { Meta, StoryObj } from '@storybook/react';

import { InformationListView } from '@/components/views/InformationListView/InformationListView';
import { StaticInformationListView } from '@/components/views/InformationListView/StaticInformationListView';
import { paths } from '@/services/config/paths';
import { informationList, notices } from '@/services/fixtures/library';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/InformationListView',
  component: InformationListView,
  ...wholePage(paths.information),
  render: (args) => <StaticInformationListView {...args} />,
  args: { type: null, list: informationList() },
} satisfies Meta<typeof InformationListView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { list: informationList({ notices: [], total: 0 }) } };
export const LongGerman: Story = {
  args: {
    type: 'lawChange',
    list: informationList({
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
