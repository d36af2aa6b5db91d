import type { Meta, StoryObj } from '@storybook/react';

import { WelcomeAward } from '@/components/parts/WelcomeAward/WelcomeAward';
import { award } from '@/services/fixtures/channels';

const meta = {
  title: 'parts/WelcomeAward',
  component: WelcomeAward,
  parameters: { layout: 'fullscreen' },
  args: { award: award() },
} satisfies Meta<typeof WelcomeAward>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const UntilADay: Story = { args: { award: award({ validUntil: '2027-03-31T22:00:00.000Z' }) } };
export const LongGerman: Story = {
  args: {
    award: award({
      title: 'Für Kundinnen und Kunden unserer Logistikpartner',
      summary:
        'Wer in Deutschland ein Lager eröffnet, braucht zwei Nummern zugleich. Das Paket ermäßigt die Registrierung zu beiden.',
      validUntil: '2027-03-31T22:00:00.000Z',
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
