import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn, userEvent } from 'storybook/test';

import { ErrorView } from '@/components/views/ErrorView/ErrorView';

import { getTranslator } from '../support/translate';
import { declineConsent, wholePage } from '../support/wholePage';

const meta = {
  title: 'views/ErrorView',
  component: ErrorView,
  ...wholePage('/no-such-page'),
  args: { statusCode: 404 },
  // The countdown waits while nobody sees the page: a picture is the same a second later.
  beforeEach: () => {
    spyOn(document, 'hidden', 'get').mockReturnValue(true);
    return declineConsent();
  },
} satisfies Meta<typeof ErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const NotFound: Story = {};
export const Failure: Story = {
  args: { statusCode: 503, cause: 'unavailable', reference: '0b6f6d0e-5a8e-4f5e-9a39-6c1d2f0a7b14' },
};
export const InTheBrowser: Story = {
  args: { statusCode: 500, message: "Cannot read properties of undefined (reading 'page')" },
};
/** The countdown can be stopped. */
export const Stopped: Story = {
  beforeEach: () => {
    spyOn(document, 'hidden', 'get').mockReturnValue(false);
  },
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'error');
    await userEvent.click(await canvas.findByRole('button', { name: t('stop') }));
    await expect(canvas.getByText(t('stopped'))).toBeVisible();
  },
};
export const German: Story = { globals: { locale: 'de' } };
