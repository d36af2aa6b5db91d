import type { Meta, StoryObj } from '@storybook/react';

import { CardGrid } from '@/components/blocks/CardGrid/CardGrid';
import { blockIcons } from '@/contract/lists/blocks';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/CardGrid',
  component: CardGrid,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · Cards: icon, arrow, title, text' },
  args: { block: block('cardGrid') },
} satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WithoutTargets: Story = {
  args: {
    block: block('cardGrid', { cards: block('cardGrid').cards.map((card) => ({ ...card, href: null })) }),
  },
};
export const Two: Story = {
  args: { block: block('cardGrid', { cards: block('cardGrid').cards.slice(0, 2) }) },
};
export const LongGerman: Story = {
  args: {
    block: block('cardGrid', {
      heading: 'Was führt Sie zu uns?',
      lead: 'Die meisten Händlerinnen und Händler kommen mit einer von sechs Fragen.',
      cards: [
        {
          icon: 'warehouse',
          title: 'Warenbestand in Deutschland',
          text: 'Für Waren in einem deutschen Lager brauchen Sie vom ersten Artikel an eine deutsche Umsatzsteuernummer. Eine Schwelle gibt es nicht.',
          href: '/cht/Services#vat',
        },
        {
          icon: 'packaging',
          title: 'Verpackungsregistrierung und Systembeteiligungspflicht',
          text: 'LUCID, ein duales System und gleichlautende Mengenmeldungen an beide.',
          href: '/cht/Services#packaging',
        },
        {
          icon: 'device',
          title: 'Elektro- und Elektronikgeräte',
          text: 'Registrierung je Marke und Geräteart vor dem ersten Verkauf, ohne deutsche Niederlassung über einen Bevollmächtigten.',
          href: null,
        },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Many: Story = {
  args: {
    block: block('cardGrid', {
      cards: blockIcons.map((icon) => ({
        icon,
        title: icon,
        text: 'One line about it.',
        href: '/cht/Services',
      })),
    }),
  },
};
