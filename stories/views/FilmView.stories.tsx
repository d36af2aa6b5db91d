import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { FilmView } from '@/components/views/FilmView/FilmView';
import { filmPath, paths } from '@/services/config/paths';
import { videoCard } from '@/services/domain/articles/video';
import { videoCards, videos } from '@/services/fixtures/library';

import { wholePage } from '../support/wholePage';

const [video] = videos();
if (!video) throw new Error('The contract has an example.');
const film = videoCard(video);
const { transcriptHtml, services } = video;

const meta = {
  title: 'views/FilmView',
  tags: ['new'],
  component: FilmView,
  ...wholePage(paths.lesson(film.id)),
  args: { film, transcriptHtml, services, others: videoCards().slice(1), filmTemplate: filmPath },
} satisfies Meta<typeof FilmView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = {
  args: { film: { ...film, cover: null, chapters: [] }, services: [], others: [] },
};
/** A chapter asks for the player, which does not find the film. */
export const ChosenFilmIsMissing: Story = {
  args: { film: { ...film, fileID: 'none' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^0:18 / }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: {
    film: {
      ...film,
      language: 'de',
      title: 'Fernverkaufsschwelle und One-Stop-Shop-Voranmeldungen im Bestimmungsland',
      summary: 'Wann die Umsatzsteuer im Bestimmungsland entsteht und wie ein Meldeverfahren genügt.',
      chapters: [
        { id: 'one', title: 'Innergemeinschaftliche Fernverkäufe an Verbraucherinnen', start: 0 },
        { id: 'two', title: 'Umsatzsteuer-Voranmeldungszeitraum', start: 76 },
      ],
    },
    transcriptHtml: '<p>Die Umsatzschwelle gilt für alle Mitgliedstaaten zusammen.</p>',
  },
  globals: { locale: 'de' },
};
