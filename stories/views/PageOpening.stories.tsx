import type { Meta, StoryObj } from '@storybook/react';

import { PageOpening } from '@/components/views/PageOpening/PageOpening';

import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'views/PageOpening',
  component: PageOpening,
  decorators: [withLayoutData],
  args: {
    title: 'Common questions',
    lead: 'The rule first, then the exception worth knowing.',
    eyebrow: 'Help',
    path: '/questionAnswer',
  },
} satisfies Meta<typeof PageOpening>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const BelowAnother: Story = { args: { trail: [{ label: 'School', href: '/cht/xmsailSchool' }] } };
export const LongGerman: Story = {
  args: {
    title: 'Umsatzsteuer-Identifikationsnummern und Bestätigungsverfahren',
    lead: 'Zuerst die Regel, dann die Ausnahme, die man kennen sollte.',
    eyebrow: 'Hilfe',
  },
  globals: { locale: 'de' },
};
