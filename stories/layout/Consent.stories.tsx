import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Consent } from '@/components/layout/Consent/Consent';
import { hasConsent, isConsentDecided } from '@/services/browser/consent/consent';
import { openConsentSettings } from '@/services/browser/consent/consentSettings';

import { getTranslator } from '../support/translate';

const meta = {
  title: 'layout/Consent',
  component: Consent,
} satisfies Meta<typeof Consent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It listens a moment after it is there. */
const openSettings = () =>
  waitFor(async () => {
    openConsentSettings();
    await expect(screen.getByRole('dialog')).toBeVisible();
  });

export const Question: Story = {
  play: async ({ canvas, globals }) => {
    const name = getTranslator(globals, 'common')('consent.agree');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(isConsentDecided()).toBe(false);
  },
};
export const Small: Story = { globals: { viewport: { value: 'w320' } } };
export const Settings: Story = { play: openSettings };
/** One category of two is allowed, and kept; the settings show it when they are opened again. */
export const Chosen: Story = {
  play: async () => {
    // The dialog has its own texts, so its parts are found by their places: necessary, statistics, campaigns.
    const statistics = () => screen.getAllByRole('checkbox')[1] as HTMLElement;
    await openSettings();
    await userEvent.click(statistics());
    const save = screen.getByRole('dialog').querySelector('[data-role="save"]') as HTMLElement;
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect([hasConsent('statistics'), hasConsent('campaigns')]).toEqual([true, false]);
    await openSettings();
    await expect(statistics()).toBeChecked();
  },
};
/** Declining takes one press and asks no more. */
export const Declined: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    const name = getTranslator(globals, 'common')('consent.decline');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(isConsentDecided()).toBe(true));
    await expect(hasConsent('statistics')).toBe(false);
    await openSettings();
  },
};
