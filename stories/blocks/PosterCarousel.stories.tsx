import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { PosterCarousel } from '@/components/blocks/PosterCarousel/PosterCarousel';
import { posters } from '@/services/fixtures/activities';

const meta = {
  title: 'blocks/PosterCarousel',
  component: PosterCarousel,
  parameters: { layout: 'fullscreen' },
  args: { posters: posters() },
} satisfies Meta<typeof PosterCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const One: Story = { args: { posters: posters().slice(0, 1) } };
export const LongGerman: Story = {
  args: {
    posters: posters().map((poster) => ({
      ...poster,
      title: 'Herstellerverantwortung für Verpackungen in siebenundzwanzig Registern',
      text: 'Die EU-Verpackungsverordnung gilt seit dem 12. August 2026. Die nationalen Register ersetzt sie nicht: Jedes Land verlangt weiterhin seine eigene Registrierungsnummer und seine eigene Mengenmeldung.',
      linkLabel: 'Leistungen zur Verpackungsregistrierung',
    })),
  },
  globals: { locale: 'de' },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
