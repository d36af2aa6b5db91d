import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PartnerStrip } from '@/components/blocks/PartnerStrip/PartnerStrip';
import { block } from '@/services/fixtures/pages';
import { partners } from '@/services/fixtures/partners';

const meta = {
  title: 'blocks/PartnerStrip',
  component: PartnerStrip,
  parameters: { layout: 'fullscreen' },
  args: { block: block('partnerStrip') },
} satisfies Meta<typeof PartnerStrip>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutLogos: Story = {
  args: { block: block('partnerStrip', { partners: partners().map((one) => ({ ...one, logo: null })) }) },
};
export const One: Story = { args: { block: block('partnerStrip', { partners: partners().slice(0, 1) }) } };
export const Empty: Story = { args: { block: block('partnerStrip', { partners: [] }) } };
