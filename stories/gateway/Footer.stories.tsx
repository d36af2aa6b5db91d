import type { Meta, StoryObj } from '@storybook/react';

import germanCommon from '@/contract/calls/examples/de/getCommon.json';
import getCommon from '@/contract/calls/examples/getCommon.json';
import { Footer } from '@/gateway/src/web/shell/Footer';
import { wireExample } from '@/services/fixtures/wire';

import { visitor, visitorPage } from '../support/visitorPage';

const meta = {
  title: 'gateway/Footer',
  component: Footer,
  ...visitorPage(),
  tags: ['new'],
  args: {
    t: visitor.t,
    links: visitor.links,
    product: 'Kompassa',
    common: wireExample('getCommon', getCommon),
  },
  argTypes: { links: { control: false } },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: { common: wireExample('getCommon', germanCommon) },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
