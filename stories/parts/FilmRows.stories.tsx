import type { Meta, StoryObj } from '@storybook/react';

import { FilmRows } from '@/components/parts/FilmRows/FilmRows';
import { videoCards } from '@/services/fixtures/library';
import { many } from '@/services/fixtures/many';

const meta = {
  title: 'parts/FilmRows',
  tags: ['new'],
  component: FilmRows,
  args: { films: videoCards() },
} satisfies Meta<typeof FilmRows>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Many: Story = { args: { films: many(6, videoCards()) } };
export const WithoutPictureAndChapters: Story = {
  args: { films: videoCards().map((film) => ({ ...film, cover: null, chapters: [] })) },
};
export const LongGerman: Story = {
  args: {
    films: videoCards().map((film) => ({
      ...film,
      language: 'de' as const,
      title: `Fernverkaufsschwelle und One-Stop-Shop-Voranmeldungen, Lektion ${film.id}`,
      summary: 'Wann die Umsatzsteuer im Bestimmungsland entsteht und wie ein Meldeverfahren genügt.',
    })),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
