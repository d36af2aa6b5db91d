import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Consent } from '@/components/layout/Consent/Consent';
import { openConsentSettings } from '@/services/live/consentSettings';

const meta = {
  title: 'layout/Consent',
  component: Consent,
} satisfies Meta<typeof Consent>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Question: Story = {};
export const Small: Story = { globals: { viewport: { value: 'w320' } } };
export const Settings: Story = {
  play: () =>
    // It listens a moment after it is there.
    waitFor(
      async () => {
        openConsentSettings();
        await expect(screen.getByRole('dialog')).toBeVisible();
      },
      { timeout: 5_000 },
    ),
};
