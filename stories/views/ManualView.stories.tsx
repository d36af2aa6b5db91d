import type { Meta, StoryObj } from '@storybook/react';

import { ManualView } from '@/components/views/ManualView/ManualView';
import { StaticManualView } from '@/components/views/ManualView/StaticManualView';
import { paths } from '@/services/config/paths';
import { manuals } from '@/services/fixtures/library';

import { wholePage } from '../support/wholePage';

const [manual, next = null] = manuals();
if (!manual) throw new Error('The contract has an example.');

const meta = {
  title: 'views/ManualView',
  tags: ['new'],
  component: ManualView,
  ...wholePage(paths.manual(manual.id)),
  render: (args) => <StaticManualView {...args} />,
  args: { manual, previous: next, next },
} satisfies Meta<typeof ManualView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sparse: Story = {
  args: { manual: { ...manual, file: null, services: [], tableOfContents: [] }, previous: null, next: null },
};
export const LongGerman: Story = {
  args: {
    manual: {
      ...manual,
      language: 'de',
      title: 'Rechnungspflichtangaben bei innergemeinschaftlichen Lieferungen',
      summary: 'Von der Umsatzsteuer-Identifikationsnummer bis zur Gelangensbestätigung.',
      bodyHtml:
        '<p>Vor der Lieferung wird die Umsatzsteuer-Identifikationsnummer qualifiziert bestätigt; das Bestätigungsprotokoll gehört zu den Buchführungsunterlagen.</p>',
      file: manual.file && { ...manual.file, name: 'Rechnungspflichtangaben.pdf', language: 'de' },
    },
  },
  globals: { locale: 'de' },
};
