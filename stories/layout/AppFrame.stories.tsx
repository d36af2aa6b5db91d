import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { AppFrame } from '@/components/layout/AppFrame/AppFrame';
import { Section } from '@/components/ui/Section/Section';
import { frame } from '@/services/fixtures/frame';

import { frameOf } from './frameOf';

const meta = {
  title: 'layout/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    layout: 'default',
    frame: frame(),
    children: (
      <Section heading="A page" headingLevel={1} lead="It stands between header and footer.">
        <p>Its content follows.</p>
      </Section>
    ),
  },
  render: (args, { globals }) => (
    <AppFrame {...args} frame={frameOf(globals.locale === 'de' ? 'de' : 'en')} />
  ),
} satisfies Meta<typeof AppFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Activity: Story = { args: { layout: 'activity' } };
export const Blank: Story = { args: { layout: 'blank' } };
