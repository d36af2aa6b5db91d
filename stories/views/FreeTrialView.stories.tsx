import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';

import { FreeTrialView } from '@/components/views/FreeTrialView/FreeTrialView';
import { clearFormState } from '@/services/browser/storage/formState';
import { paths } from '@/services/config/paths';
import { freeTrialPage } from '@/services/fixtures/pages';

import { captchaScript } from '../support/captchaScript';
import { germanPage } from '../support/germanPage';
import { fillInAndSend } from '../support/sendEnquiry';
import { declineConsent, wholePage } from '../support/wholePage';

const meta = {
  title: 'views/FreeTrialView',
  component: FreeTrialView,
  ...wholePage(paths.freeTrial),
  args: { page: freeTrialPage(), noticeVersion: '2026-11-20', captchaScript },
  // Saved form state would stay for the next story in the same tab.
  beforeEach: () => {
    clearFormState('enquiry.freeTrial');
    return declineConsent();
  },
} satisfies Meta<typeof FreeTrialView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sent: Story = {
  play: async (context) => {
    await fillInAndSend('freeTrial', context);
    await expect(await context.canvas.findByText(/ada@nordlicht\.example/)).toBeVisible();
  },
};
export const LongGerman: Story = { args: { page: germanPage() }, globals: { locale: 'de' } };
