import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { onConsentSettings } from '@/services/browser/consent/consentSettings';
import type { LayoutData } from '@/services/domain/content/layoutData';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { getTranslator } from '../support/translate';
import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/SiteFooter',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    anatomy:
      'Picture behind · Graduated edge · Logo and claim · Contact details · QR code · Groups of links · Legal links · Privacy settings · Colour scheme · Notice',
  },
  decorators: [withLayoutData],
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

const withFooter = (footer: Partial<LayoutData['footer']>): Story => ({
  render: () => (
    <CommonDataProvider value={layoutData({ footer: { ...layoutData().footer, ...footer } })}>
      <SiteFooter />
    </CommonDataProvider>
  ),
});

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const opened = fn();
    const end = onConsentSettings(opened);
    await userEvent.click(
      canvas.getByRole('link', { name: getTranslator(globals, 'common')('consent.settings') }),
    );
    end();
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};
export const WithoutPictures: Story = withFooter({ background: null, qrCode: null });
/** Marketers have filled in nothing but the law. */
export const Sparse: Story = withFooter({ background: null, qrCode: null, groups: [], sources: [] });
export const ManyLinks: Story = withFooter({
  groups: layoutData().footer.groups.map((group) => ({
    ...group,
    links: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `${group.label}: page ${index + 1}`,
      href: `/cht/Services?page=${index}`,
    })),
  })),
});
