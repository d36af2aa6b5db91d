import type { Meta, StoryObj } from '@storybook/react';

import { NewsTeasers } from '@/components/blocks/NewsTeasers/NewsTeasers';
import { many } from '@/services/fixtures/many';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/NewsTeasers',
  component: NewsTeasers,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Newest articles · Popular articles · Link to all',
  },
  args: { block: block('newsTeasers') },
} satisfies Meta<typeof NewsTeasers>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const OnlyLatest: Story = { args: { block: block('newsTeasers', { hot: [] }) } };
export const Empty: Story = { args: { block: block('newsTeasers', { hot: [], latest: [] }) } };
export const GermanPageEnglishArticles: Story = {
  args: {
    block: block('newsTeasers', {
      heading: 'Aus der Schule',
      lead: 'Was sich ändert und was jetzt zu tun ist.',
    }),
  },
  globals: { locale: 'de' },
};
export const Many: Story = {
  args: {
    block: block('newsTeasers', {
      latest: many(9, block('newsTeasers').latest),
      hot: many(10, block('newsTeasers').hot),
    }),
  },
};
