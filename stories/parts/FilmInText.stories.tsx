import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { FilmInText } from '@/components/parts/FilmInText/FilmInText';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextWithFigures } from '@/components/ui/RichText/RichText.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { filmPath, paths } from '@/services/config/paths';
import { videoCards } from '@/services/fixtures/library';
import { getTranslator } from '@/stories/support/translate';

const [card] = videoCards();
if (!card) throw new Error('The contract has an example.');
const { fileID, appID, title, durationSeconds, cover, language, chapters } = card;
const lesson = paths.lesson(card.id);

const meta = {
  title: 'parts/FilmInText',
  tags: ['new'],
  component: FilmInText,
  args: { fileID, appID, title, durationSeconds, cover, language, chapters, filmTemplate: filmPath, lesson },
  // As services/gateway/html/films.ts has it in the HTML of a text.
  decorators: [
    (Story, { args, globals }) => (
      <TextWithFigures>
        <p>{getTranslator(globals, 'videos')('transcript.open')}:</p>
        <figure className="film">
          <div>
            {args.cover && <Picture image={args.cover} sizes="(min-width: 48rem) 42rem, 100vw" />}
            <div data-deferred="">
              <Story />
            </div>
          </div>
          <figcaption>
            <TextLink href={args.lesson}>
              Video: {args.title} ({getTranslator(globals, 'videos')('inText')})
            </TextLink>
          </figcaption>
        </figure>
      </TextWithFigures>
    ),
  ],
} satisfies Meta<typeof FilmInText>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutPicture: Story = { args: { cover: null } };
export const LongGerman: Story = {
  args: {
    language: 'de',
    title: 'Fernverkaufsschwelle und One-Stop-Shop-Voranmeldungen im Bestimmungsland',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
/** Pressed, with the chapters below the player; the film is not there. */
export const Missing: Story = {
  args: { fileID: 'none' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const alert = await canvas.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent(getTranslator(globals, 'videos')('player.error'));
    await expect(canvas.getByRole('link', { name: /^0:18 / })).toBeVisible();
  },
};
