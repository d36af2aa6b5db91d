import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';

import { ContactView } from '@/components/views/ContactView/ContactView';
import { clearFormState } from '@/services/browser/storage/formState';
import { paths } from '@/services/config/paths';
import { block, contentPage } from '@/services/fixtures/pages';

import { captchaScript } from '../support/captchaScript';
import { germanPage } from '../support/germanPage';
import { fillInAndSend } from '../support/sendEnquiry';
import { getTranslator } from '../support/translate';
import { declineConsent, wholePage } from '../support/wholePage';

const { blocks } = contentPage();

const meta = {
  title: 'views/ContactView',
  component: ContactView,
  ...wholePage(paths.contact),
  args: {
    page: contentPage({ blocks: [...blocks.slice(0, 2), block('checklist'), block('offices')] }),
    noticeVersion: '2026-11-20',
    captchaScript,
  },
  // Saved form state would stay for the next story in the same tab.
  beforeEach: () => {
    clearFormState('enquiry.contact', 'enquiry.call');
    return declineConsent();
  },
} satisfies Meta<typeof ContactView>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The form for a message; the page has another for calls. */
const sendMessage: NonNullable<Story['play']> = ({ canvas, globals }) => {
  const name = getTranslator(globals, 'enquiries')('contact.heading');
  return fillInAndSend('contact', { canvas: within(canvas.getByRole('region', { name })), globals });
};

export const Default: Story = {};
export const Sent: Story = {
  play: async (context) => {
    await sendMessage(context);
    await expect(await context.canvas.findByText(/ada@nordlicht\.example/)).toBeVisible();
  },
};
export const LongGerman: Story = { args: { page: germanPage() }, globals: { locale: 'de' } };
