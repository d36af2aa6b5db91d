import type { Meta, StoryObj } from '@storybook/react';

import { SourceList } from '@/components/parts/SourceList/SourceList';

const meta = {
  title: 'parts/SourceList',
  component: SourceList,
  args: {
    sources: [
      { title: 'Directive 2006/112/EC', href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj' },
      { title: 'Umsatzsteuergesetz, § 18', href: null },
    ],
  },
} satisfies Meta<typeof SourceList>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    sources: [
      {
        title:
          'Verordnung (EU) 2025/40 über Verpackungen und Verpackungsabfälle, Artikel 44: Herstellerregister und Registrierungspflicht',
        href: 'https://eur-lex.europa.eu/eli/reg/2025/40/oj',
      },
      { title: 'Umsatzsteuer-Durchführungsverordnung, § 47: Sondervorauszahlung', href: null },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
