import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { SmallScreenMenu } from '@/components/layout/SmallScreenMenu/SmallScreenMenu';
import { frame } from '@/services/fixtures/frame';

import { withFrame } from './withFrame';

const meta = {
  title: 'layout/SmallScreenMenu',
  component: SmallScreenMenu,
  parameters: { nextjs: { router: { asPath: '/cht/Services' } } },
  args: { menu: frame().menu, product: 'Kompassa' },
  decorators: [withFrame],
  globals: { viewport: { value: 'w320' } },
} satisfies Meta<typeof SmallScreenMenu>;
export default meta;

export const Closed: StoryObj<typeof meta> = {};
