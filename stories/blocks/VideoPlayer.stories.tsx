import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { VideoPlayer } from '@/components/blocks/VideoPlayer/VideoPlayer';
import { videos } from '@/services/fixtures/library';

const [video] = videos();
if (!video) throw new Error('The contract has an example.');
/** One of the embedded gateway's own films; Storybook serves it too. */
const film = { ...video, source: '/films/kompassa/vat-oss-ioss/master.m3u8', durationSeconds: 186 };

const meta = {
  title: 'blocks/VideoPlayer',
  component: VideoPlayer,
  args: { video: film },
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const WithoutPicture: Story = { args: { video: { ...film, cover: null } } };
export const Playing: Story = { args: { autoplay: true } };
/** There is no film: after the player's own tries, a message and another try. */
export const Missing: Story = {
  args: { autoplay: true, video: { ...film, source: '/films/kompassa/none/master.m3u8' } },
};
