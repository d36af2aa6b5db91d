import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { SiteNavigation } from '@/components/layout/SiteNavigation/SiteNavigation';
import { frame } from '@/services/fixtures/frame';

const meta = {
  title: 'layout/SiteNavigation',
  component: SiteNavigation,
  parameters: { nextjs: { router: { asPath: '/cht/About' } } },
  args: { menu: frame().menu },
} satisfies Meta<typeof SiteNavigation>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
