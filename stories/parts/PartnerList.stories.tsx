import type { Meta, StoryObj } from '@storybook/react';

import { PartnerList } from '@/components/parts/PartnerList/PartnerList';
import { many } from '@/services/fixtures/many';
import { partner, partners } from '@/services/fixtures/partners';

const meta = {
  title: 'parts/PartnerList',
  component: PartnerList,
  args: { partners: partners() },
} satisfies Meta<typeof PartnerList>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutLogos: Story = {
  args: { partners: partners().map((one) => ({ ...one, logo: null })) },
};
export const LongGerman: Story = {
  args: {
    partners: [
      partner({
        name: 'Ostervik, Thal & Lindwurm-Brandenburger Steuerberatungsgesellschaft PartG mbB',
        kind: 'Steuerberatung und Wirtschaftsprüfung',
        summary:
          'Stellt Registrierungsanträge und übermittelt Voranmeldungen, Jahreserklärungen und OSS-Meldungen in eigener Verantwortung.',
      }),
    ],
  },
  globals: { locale: 'de' },
};
export const Many: Story = { args: { partners: many(14, partners()) } };
