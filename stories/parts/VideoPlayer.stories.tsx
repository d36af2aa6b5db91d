import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { VideoPlayer } from '@/components/parts/VideoPlayer/VideoPlayer';
import { filmPath } from '@/services/config/paths';
import { videos } from '@/services/fixtures/library';
import { getTranslator } from '@/stories/support/translate';

const [video] = videos();
if (!video) throw new Error('The contract has an example.');
/** One of the embedded gateway's own films; Storybook serves it too. */
const film = { ...video, filmTemplate: filmPath, durationSeconds: 186 };

const meta = {
  title: 'parts/VideoPlayer',
  component: VideoPlayer,
  args: film,
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

async function shownBy<E extends Element>(canvas: HTMLElement, selector: string): Promise<E> {
  const find = () => {
    const found = canvas.querySelector<E>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return waitFor(find, { timeout: 10_000 });
}

export const Default: Story = {};
export const WithoutPicture: Story = { args: { cover: null } };
/** Loaded by a press on its picture; the button that has the focus then plays it and holds it. */
export const Held: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const name = getTranslator(globals, 'videos')('play', { title: args.title });
    await userEvent.click(canvas.getByRole('button', { name: (label) => label.startsWith(name) }));
    const player = await shownBy<HTMLVideoElement>(canvasElement, 'hls-video');
    const button = await shownBy<HTMLElement>(canvasElement, 'media-play-button');
    const soon = { timeout: 10_000 };
    await waitFor(() => expect(player.readyState).toBeGreaterThan(1), soon);
    if (player.paused) await userEvent.click(button);
    await waitFor(() => expect(player.paused).toBe(false), soon);
    await userEvent.click(button);
    await waitFor(() => expect(player.paused).toBe(true), soon);
    // Its bar ignores small steps back, so the way to the first picture is by the middle.
    const bar = await shownBy<HTMLElement>(canvasElement, 'media-time-range');
    const barValue = () => Number(bar.shadowRoot?.querySelector('input')?.value);
    player.currentTime = player.duration / 2;
    await waitFor(() => expect(barValue()).toBeCloseTo(0.5), soon);
    player.currentTime = 0;
    await waitFor(() => expect(barValue()).toBeLessThan(0.001), soon);
    await waitFor(() => expect(player.seeking).toBe(false), soon);
    // Without what the focus shows.
    button.blur();
    await waitFor(() => expect(button.shadowRoot?.querySelector('media-tooltip')).not.toBeVisible(), soon);
  },
};
/** There is no film: after the player's own tries, a message and another try. */
export const Missing: Story = {
  args: { autoplay: true, fileID: 'none' },
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'videos');
    const alert = await canvas.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent(t('player.error'));
    await expect(canvas.getByRole('button', { name: t('player.retry') })).toBeVisible();
  },
};
