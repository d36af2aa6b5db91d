import type { Meta, StoryObj } from '@storybook/react';

import { ServiceNeeds } from '@/components/blocks/ServiceNeeds/ServiceNeeds';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/ServiceNeeds',
  component: ServiceNeeds,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · Needs: phrase, text, choices' },
  args: { block: block('serviceNeeds') },
} satisfies Meta<typeof ServiceNeeds>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = {
  args: { block: block('serviceNeeds', { needs: block('serviceNeeds').needs.slice(0, 1) }) },
};
export const LongGerman: Story = {
  args: {
    block: block('serviceNeeds', {
      heading: 'Wo stehen Sie?',
      lead: 'Beenden Sie einen Satz; er führt zu dem, was daraus folgt.',
      needs: [
        {
          phrase: 'Ich bringe in Verkehr',
          text: 'Registriert wird, bevor die erste Ware angeboten wird, in jedem Land für sich.',
          choices: [
            'Elektro- und Elektronikgeräte',
            'Verkaufs- und Versandverpackungen',
            'Geräte mit eingebautem Akkumulator',
            'Bekleidung und Haustextilien',
          ].map((label) => ({ label, href: '/cht/Services' })),
        },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Many: Story = {
  args: {
    block: block('serviceNeeds', {
      needs: block('serviceNeeds').needs.map((need) => ({
        ...need,
        choices: Array.from({ length: 12 }, (_, index) => ({
          label: `thing ${index + 1}`,
          href: '/cht/Services',
        })),
      })),
    }),
  },
};
