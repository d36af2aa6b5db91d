import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { onConsentSettings } from '@/services/browser/consent/consentSettings';
import type { Frame } from '@/services/domain/content/frame';
import { frame } from '@/services/fixtures/frame';
import { CommonDataProvider } from '@/services/store/commonData';

import { getTranslator } from '../support/translate';
import { withFrame } from '../support/withFrame';

const meta = {
  title: 'layout/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

const withFooter = (footer: Partial<Frame['footer']>): Story => ({
  render: () => (
    <CommonDataProvider value={frame({ footer: { ...frame().footer, ...footer } })}>
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
  groups: frame().footer.groups.map((group) => ({
    ...group,
    links: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `${group.label}: page ${index + 1}`,
      href: `/cht/Services?page=${index}`,
    })),
  })),
});
