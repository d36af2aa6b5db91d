import type { Meta, StoryObj } from '@storybook/react';

import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';

const text =
  '<p>Stock in another country needs a registration there, whatever the turnover. The One-Stop Shop reports sales, not stock: both run side by side.</p><p>We register you, keep the calendar of returns and prepare the figures. Licensed tax advisers file them.</p>';

const meta = {
  title: 'ui/Section',
  component: Section,
  parameters: { layout: 'fullscreen', anatomy: 'Heading, in the margin on a desktop · Lead · Content' },
  args: {
    heading: 'One registration for each country with stock',
    lead: 'A warehouse abroad creates a tax duty on the day the first pallet arrives.',
    children: <RichText html={text} />,
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Plain: Story = {};
export const Graduated: Story = { args: { graduated: true } };
export const Tinted: Story = { args: { tone: 'tinted' } };
export const Inverse: Story = { args: { tone: 'inverse', graduated: true } };
export const Wide: Story = { args: { wide: true } };
export const OpensAPage: Story = { args: { headingLevel: 1 } };
export const HeadingAlone: Story = { args: { lead: undefined, children: undefined } };
export const LongGermanHeading: Story = {
  args: {
    heading: 'Umsatzsteuerregistrierung und Verpackungslizenzierung',
    lead: 'Ein Lager im Ausland begründet eine Steuerpflicht, sobald die erste Palette eintrifft.',
  },
  globals: { locale: 'de' },
};
export const Shortest: Story = { args: { heading: 'VAT', lead: undefined, children: <p>19 %</p> } };
