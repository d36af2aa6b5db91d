import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { FrameProvider } from '@/components/layout/FrameContext';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { frame } from '@/services/fixtures/frame';

import { withFrame } from './withFrame';

const meta = {
  title: 'layout/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  decorators: [withFrame],
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutPictures: Story = {
  render: () => (
    <FrameProvider value={frame({ footer: { ...frame().footer, background: null, qrCode: null } })}>
      <SiteFooter />
    </FrameProvider>
  ),
};
