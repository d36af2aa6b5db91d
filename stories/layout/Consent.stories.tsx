import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Consent } from '@/components/layout/Consent/Consent';
import { hasConsent, isConsentDecided } from '@/services/browser/consent/consent';
import { openConsentSettings } from '@/services/browser/consent/consentSettings';

const meta = {
  title: 'layout/Consent',
  component: Consent,
} satisfies Meta<typeof Consent>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** It listens a moment after it is there. */
const openSettings = () =>
  waitFor(async () => {
    openConsentSettings();
    await expect(screen.getByRole('dialog')).toBeVisible();
  });

/** The question has its own texts, so its buttons are found by their places: settings, agree, decline. */
const answers = async (canvas: Canvas) => (await canvas.findAllByRole('button')).slice(1);

export const Question: Story = {
  play: async ({ canvas }) => {
    for (const answer of await answers(canvas)) await expect(answer).toBeVisible();
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
  play: async ({ canvas }) => {
    const [, decline] = await answers(canvas);
    await userEvent.click(decline as HTMLElement);
    await waitFor(() => expect(isConsentDecided()).toBe(true));
    await expect(hasConsent('statistics')).toBe(false);
    await openSettings();
  },
};
