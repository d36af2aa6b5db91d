import type { Meta, StoryObj } from '@storybook/react';

import { AnnotatedPicture } from '@/components/blocks/AnnotatedPicture/AnnotatedPicture';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/AnnotatedPicture',
  component: AnnotatedPicture,
  parameters: { layout: 'fullscreen' },
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
        { title: 'Unterlagenvollständigkeit', text: 'Was noch fehlt, steht in der Akte selbst.' },
        { title: 'Freigabe der Umsatzsteuererklärung', text: 'Ohne sie wird nichts eingereicht.' },
      ],
    }),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
