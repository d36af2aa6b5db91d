import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { SourceList } from '@/components/blocks/SourceList/SourceList';

const meta = {
  title: 'blocks/SourceList',
  component: SourceList,
  args: {
    sources: [
      { title: 'Directive 2006/112/EC', href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj' },
      { title: 'Umsatzsteuergesetz, § 18', href: null },
    ],
  },
} satisfies Meta<typeof SourceList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
