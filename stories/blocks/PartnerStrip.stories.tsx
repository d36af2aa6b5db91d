import type { Meta, StoryObj } from '@storybook/react';

import { PartnerStrip } from '@/components/blocks/PartnerStrip/PartnerStrip';
import { many } from '@/services/fixtures/many';
import { block } from '@/services/fixtures/pages';
import { partners } from '@/services/fixtures/partners';

const meta = {
  title: 'blocks/PartnerStrip',
  component: PartnerStrip,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Lead · Partners: logo, name, flag, kind · Link to all',
  },
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
export const Many: Story = { args: { block: block('partnerStrip', { partners: many(14, partners()) }) } };
export const LongGerman: Story = {
  args: {
    block: block('partnerStrip', {
      heading: 'Wer mitarbeitet',
      lead: 'Erklärungen übermitteln ausschließlich zugelassene Berufsträgerinnen und Berufsträger.',
      partners: partners().map((one) => ({
        ...one,
        name: 'Thal & Lindwurm-Brandenburger Steuerberatungsgesellschaft PartG mbB',
        kind: 'Steuerberatung und Wirtschaftsprüfung',
      })),
    }),
  },
  globals: { locale: 'de' },
};
