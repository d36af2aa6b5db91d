import type { Meta, StoryObj } from '@storybook/react';

import { PartnersView } from '@/components/views/PartnersView/PartnersView';
import { StaticPartnersView } from '@/components/views/PartnersView/StaticPartnersView';
import { paths } from '@/services/config/paths';
import { partners } from '@/services/fixtures/partners';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/PartnersView',
  component: PartnersView,
  ...wholePage(paths.partners),
  render: (args) => <StaticPartnersView {...args} />,
  args: { partners: partners() },
} satisfies Meta<typeof PartnersView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Empty: Story = { args: { partners: [] } };
export const LongGerman: Story = {
  args: {
    partners: partners().map((partner) => ({
      ...partner,
      name: 'Nordlicht Steuerberatungsgesellschaft',
      kind: 'Steuerberatungsgesellschaft',
      summary:
        'Zugelassene Steuerberaterinnen, die Umsatzsteuer-Voranmeldungen abgeben und Rückfragen der Finanzverwaltung beantworten.',
    })),
  },
  globals: { locale: 'de' },
};
