import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { PosterCarousel } from '@/components/parts/PosterCarousel/PosterCarousel';
import { posters } from '@/services/fixtures/activities';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/PosterCarousel',
  component: PosterCarousel,
  parameters: { layout: 'fullscreen' },
  args: { posters: posters() },
} satisfies Meta<typeof PosterCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** It turns by itself until somebody stops it. */
const stop: Play = async ({ canvas, globals }) => {
  const t = getTranslator(globals, 'home');
  await userEvent.click(await canvas.findByRole('button', { name: t('posters.stop') }));
  await expect(await canvas.findByRole('button', { name: t('posters.start') })).toBeVisible();
};
/** A manual change is announced to screen readers. */
const next: Play = async ({ canvas, globals, args }) => {
  const t = getTranslator(globals, 'home');
  await userEvent.click(await canvas.findByRole('button', { name: t('posters.next') }));
  const place = { place: 2, count: args.posters.length, title: args.posters[1]?.title };
  await expect(await canvas.findByText(t('posters.shown', place))).toBeInTheDocument();
};

export const Default: Story = { play: stop };
export const Next: Story = { play: next };
/** Nothing moves by itself, so there is nothing to stop. */
export const LessMotion: Story = {
  globals: { motion: 'reduced' },
  play: async (context) => {
    await next(context);
    const name = getTranslator(context.globals, 'home')('posters.stop');
    await expect(context.canvas.queryByRole('button', { name })).toBeNull();
  },
};
export const One: Story = { args: { posters: posters().slice(0, 1) } };
export const LongGerman: Story = {
  args: {
    posters: posters().map((poster) => ({
      ...poster,
      title: 'Herstellerverantwortung für Verpackungen in siebenundzwanzig Registern',
      text: 'Die EU-Verpackungsverordnung gilt seit dem 12. August 2026. Die nationalen Register ersetzt sie nicht: Jedes Land verlangt weiterhin seine eigene Registrierungsnummer und seine eigene Mengenmeldung.',
      linkLabel: 'Leistungen zur Verpackungsregistrierung',
    })),
  },
  globals: { locale: 'de' },
  play: stop,
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } }, play: stop };
