import type { Meta, StoryObj } from '@storybook/react';

import { TableOfContents } from '@/components/parts/TableOfContents/TableOfContents';
import { manuals } from '@/services/fixtures/library';

const meta = {
  title: 'parts/TableOfContents',
  tags: ['new'],
  component: TableOfContents,
  args: { title: 'In this manual', entries: manuals()[0]?.tableOfContents ?? [] },
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    title: 'In dieser Anleitung',
    entries: [
      { id: 'one', text: 'Umsatzsteuer-Identifikationsnummer qualifiziert bestätigen lassen' },
      { id: 'two', text: 'Dauerfristverlängerung für Umsatzsteuer-Voranmeldungen beantragen' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
