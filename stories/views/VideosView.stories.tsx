import type { Meta, StoryObj } from '@storybook/react';

import { StaticVideosView } from '@/components/views/VideosView/StaticVideosView';
import { VideosView } from '@/components/views/VideosView/VideosView';
import { paths } from '@/services/config/paths';
import { videoCards } from '@/services/fixtures/library';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/VideosView',
  component: VideosView,
  ...wholePage(paths.videos),
  render: (args) => <StaticVideosView {...args} />,
  args: { videos: videoCards() },
} satisfies Meta<typeof VideosView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { videos: [] } };
export const LongGerman: Story = {
  args: {
    videos: videoCards().map((video) => ({
      ...video,
      language: 'de' as const,
      title: `Fernverkaufsschwelle und One-Stop-Shop-Voranmeldungen, Lektion ${video.id}`,
      summary:
        'Wann die Umsatzsteuer im Bestimmungsland entsteht und wie ein einziges Meldeverfahren genügt.',
    })),
  },
  globals: { locale: 'de' },
};
