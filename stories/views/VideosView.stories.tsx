import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { VideosView } from '@/components/views/VideosView/VideosView';
import { filmPath, paths } from '@/services/config/paths';
import { videos } from '@/services/fixtures/library';
import { many } from '@/services/fixtures/many';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/VideosView',
  component: VideosView,
  ...wholePage(paths.videos),
  args: { videos: videos(), filmTemplate: filmPath },
} satisfies Meta<typeof VideosView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = { args: { videos: [] } };
/** One player for all lessons: what is chosen from the list is given to it. Here none of the films is to be had. */
export const ChosenFilmIsMissing: Story = {
  args: { videos: many(3, videos()).map((video) => ({ ...video, fileID: 'none' })) },
  play: async ({ canvas }) => {
    const [second] = canvas.getAllByRole('button', { name: /^2/ });
    if (!second) throw new Error('There is no second lesson.');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: {
    videos: videos().map((video) => ({
      ...video,
      language: 'de' as const,
      title: `Fernverkaufsschwelle und One-Stop-Shop-Voranmeldungen, Lektion ${video.id}`,
      summary:
        'Wann die Umsatzsteuer im Bestimmungsland entsteht und wie ein einziges Meldeverfahren genügt.',
      transcriptHtml: '<p>Die Umsatzschwelle gilt für alle Mitgliedstaaten zusammen.</p>',
    })),
  },
  globals: { locale: 'de' },
};
