import type { Meta, StoryObj } from '@storybook/react';

import { NewsView } from '@/components/views/NewsView/NewsView';
import { StaticNewsView } from '@/components/views/NewsView/StaticNewsView';
import { paths } from '@/services/config/paths';
import { notice, notices } from '@/services/fixtures/library';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/NewsView',
  component: NewsView,
  ...wholePage(paths.notice(1)),
  render: (args) => <StaticNewsView {...args} />,
  args: { notice: notice(), further: notices() },
} satisfies Meta<typeof NewsView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { notice: notice({ sources: [] }), further: [] } };
export const LongGerman: Story = {
  args: {
    notice: notice({
      language: 'de',
      typeName: 'Rechtsänderung',
      title: 'Dauerfristverlängerung für Umsatzsteuer-Voranmeldungen bis zum zehnten Februar beantragen',
      summary: 'Die Sondervorauszahlung beträgt ein Elftel der Vorauszahlungen des Vorjahres.',
      bodyHtml:
        '<p>Der Antrag gilt, bis er widerrufen wird; die Sondervorauszahlung wird jährlich berechnet.</p>',
    }),
  },
  globals: { locale: 'de' },
};
