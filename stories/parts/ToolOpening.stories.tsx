import type { Meta, StoryObj } from '@storybook/react';

import { ToolOpening } from '@/components/parts/ToolOpening/ToolOpening';

const meta = {
  title: 'parts/ToolOpening',
  component: ToolOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Common questions',
    lead: 'The rule first, then the exception worth knowing. General information; it does not replace advice on your own case.',
  },
} satisfies Meta<typeof ToolOpening>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithWays: Story = {
  args: {
    actions: [
      { label: 'hello@kompassa.example', href: 'mailto:hello@kompassa.example', emphasis: 'primary' },
      { label: '+49 30 23125-100', href: 'tel:+493023125100', emphasis: 'quiet' },
    ],
  },
};
export const TintedWithFacts: Story = {
  args: { isTinted: true, children: <p>Newest notice: 20 November 2026</p> },
};
export const TitleAlone: Story = { args: { lead: '' } };
export const LongGerman: Story = {
  args: {
    title: 'Konformitätserklärungen und Bevollmächtigtenverzeichnis',
    lead: 'Ein Blatt, auf dem der Hersteller die Verantwortung für ein Produkt übernimmt. Was darauf stehen muss, wo es vorgeschrieben ist und welche Erklärungen bei uns hinterlegt sind.',
    actions: [
      { label: 'Dokument anfordern', href: '#request', emphasis: 'quiet' },
      { label: 'Rechtsakte und Anhänge', href: '#acts', emphasis: 'quiet' },
    ],
  },
  globals: { locale: 'de' },
};
