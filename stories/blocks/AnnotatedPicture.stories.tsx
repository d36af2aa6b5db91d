import type { Meta, StoryObj } from '@storybook/react';

import { AnnotatedPicture } from '@/components/blocks/AnnotatedPicture/AnnotatedPicture';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/AnnotatedPicture',
  component: AnnotatedPicture,
  parameters: { layout: 'fullscreen', anatomy: 'Heading · Lead · Picture · Numbered notes' },
  args: { block: block('annotatedPicture') },
} satisfies Meta<typeof AnnotatedPicture>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Tinted: Story = { args: { tone: 'tinted' } };
export const LongGerman: Story = {
  args: {
    block: block('annotatedPicture', {
      heading: 'Umsatzsteuer-Voranmeldungen im Arbeitsbereich',
      notes: [
        { title: 'Voranmeldungszeitraum', text: 'Der Zeitraum, für den die Erklärung gilt.' },
        { title: 'Rechtsgrundlage des Abgabetermins', text: 'Sie steht bei jedem Termin.' },
      ],
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
