import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { WelcomeAward } from '@/components/blocks/WelcomeAward/WelcomeAward';
import { award } from '@/services/fixtures/channels';

const meta = {
  title: 'blocks/WelcomeAward',
  component: WelcomeAward,
  parameters: { layout: 'fullscreen' },
  args: { award: award() },
} satisfies Meta<typeof WelcomeAward>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const UntilADay: Story = { args: { award: award({ validUntil: '2027-03-31T22:00:00.000Z' }) } };
