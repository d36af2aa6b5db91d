import type { Meta, StoryObj } from '@storybook/react';

import { NoticeRows } from '@/components/parts/NoticeRows/NoticeRows';
import { notices } from '@/services/fixtures/library';
import { many } from '@/services/fixtures/many';

const meta = {
  title: 'parts/NoticeRows',
  component: NoticeRows,
  args: { notices: notices() },
} satisfies Meta<typeof NoticeRows>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { notices: notices().slice(0, 1) } };
export const Many: Story = { args: { notices: many(12, notices()) } };
export const LongGerman: Story = {
  args: {
    notices: notices()
      .slice(0, 1)
      .map((notice) => ({
        ...notice,
        language: 'de',
        typeName: 'Rechtsänderung',
        title:
          'Umsatzsteuer-Voranmeldungszeitraum: Dauerfristverlängerung bis zum zehnten Februar beantragen',
        summary: 'Die Sondervorauszahlung beträgt ein Elftel der Vorauszahlungen des Vorjahres.',
      })),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
