import type { Meta, StoryObj } from '@storybook/react';

import { Hero } from '@/components/blocks/Hero/Hero';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Eyebrow · Title · Lead · Buttons · Note beside them · Picture or compass · Graduated edge',
  },
  args: { block: block('hero'), isFirst: true },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** The picture of home: labelled without scripts, with a button that makes it work. */
export const Compass: Story = { args: { block: block('hero', { isCompass: true }) } };
export const WithoutPicture: Story = { args: { block: block('hero', { image: null }) } };
export const Tinted: Story = { args: { ...WithoutPicture.args, tone: 'tinted' } };
export const OnInk: Story = { args: { ...WithoutPicture.args, tone: 'inverse' } };
/** A form or a search follows, which belongs to the first screen. */
export const AboveATool: Story = { args: { ...WithoutPicture.args, toolId: 'search' } };
export const TitleAlone: Story = {
  args: { block: block('hero', { image: null, eyebrow: '', lead: '', actions: [] }) },
};
export const LongGerman: Story = {
  args: {
    block: block('hero', {
      eyebrow: 'Umsatzsteuer und Produktverantwortung',
      title: 'Umsatzsteuerregistrierung und Verpackungslizenzierung in ganz Europa',
      lead: 'Wir registrieren Ihr Unternehmen, bereiten die Umsatzsteuer-Voranmeldungen mit zugelassenen Steuerberaterinnen und Steuerberatern vor und halten Ihre Produktregister aktuell.',
      actions: [
        { label: 'Leistungen und Preise ansehen', href: '/cht/Services', emphasis: 'primary' },
        { label: 'So arbeiten wir', href: '#how', emphasis: 'quiet' },
      ],
    }),
  },
  globals: { locale: 'de' },
};
export const Shortest: Story = {
  args: { block: block('hero', { eyebrow: '', title: 'VAT', lead: 'In Europe.', actions: [] }) },
};
