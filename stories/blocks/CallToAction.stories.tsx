import type { Meta, StoryObj } from '@storybook/react';

import { CallToAction } from '@/components/blocks/CallToAction/CallToAction';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Text · Buttons' },
  args: { block: block('callToAction') },
} satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const OneAction: Story = {
  args: { block: block('callToAction', { actions: block('callToAction').actions.slice(0, 1) }) },
};
export const LongGerman: Story = {
  args: {
    block: block('callToAction', {
      heading: 'Nicht sicher, welche Registrierungsnummer Sie brauchen?',
      text: 'Beschreiben Sie Ihre Verkäufe in wenigen Zeilen. Innerhalb von zwei Arbeitstagen erhalten Sie eine schriftliche Antwort aus der Fachabteilung.',
      actions: [
        { label: 'Schreiben Sie uns', href: 'mailto:hello@kompassa.example', emphasis: 'primary' },
        { label: 'Mehr über uns', href: '/cht/About', emphasis: 'quiet' },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const WithoutActions: Story = { args: { block: block('callToAction', { actions: [] }) } };
export const Shortest: Story = {
  args: { block: block('callToAction', { heading: 'Ask us', text: 'It costs nothing.' }) },
};
