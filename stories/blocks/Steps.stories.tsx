import type { Meta, StoryObj } from '@storybook/react';

import { Steps } from '@/components/blocks/Steps/Steps';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/Steps',
  component: Steps,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · Steps: number, title, duration, text' },
  args: { block: block('steps') },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Two: Story = { args: { block: block('steps', { steps: block('steps').steps.slice(0, 2) }) } };
export const Eight: Story = {
  args: {
    block: block('steps', {
      steps: Array.from({ length: 8 }, (_, index) => ({
        title: `Step ${index + 1}`,
        text: 'One list of documents for all services, checked before an authority does.',
        duration: `${index + 1} days`,
      })),
    }),
  },
};
export const LongGerman: Story = {
  args: {
    block: block('steps', {
      heading: 'Von der ersten Frage bis zur erteilten Nummer',
      lead: 'Vier Schritte, von denen nur der dritte von der Behörde abhängt.',
      steps: [
        {
          title: 'Prüfen',
          text: 'Sie sagen uns, was Sie verkaufen und wo Ihre Ware liegt.',
          duration: '1–2 Tage',
        },
        {
          title: 'Unterlagen zusammenstellen',
          text: 'Eine Liste für alle Leistungen.',
          duration: 'In Ihrem Tempo',
        },
        {
          title: 'Registrierungsantrag einreichen',
          text: 'Zugelassene Steuerberaterinnen und Steuerberater reichen bei der Behörde ein.',
          duration: '4–10 Wochen nach vollständigen Unterlagen',
        },
        {
          title: 'Dranbleiben',
          text: 'Meldungen, Berichte und Verlängerungen in einem Kalender.',
          duration: 'Jeden Zeitraum',
        },
      ],
    }),
  },
  globals: { locale: 'de' },
};
