import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { CaptchaField } from '@/components/blocks/CaptchaField/CaptchaField';

const meta = {
  title: 'blocks/CaptchaField',
  component: CaptchaField,
  // The script is the gateway's; here stands what the field itself shows.
  args: { script: '/no-such-script.js', isNeeded: false, round: 0, onToken: () => undefined },
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Waiting: Story = {};
export const Wrong: Story = {
  args: { error: 'Please confirm in one of the two ways that you are a person.' },
};
