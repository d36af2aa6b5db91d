import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { AppLayout } from '@/components/layout/AppLayout/AppLayout';
import { Section } from '@/components/ui/Section/Section';
import { layoutData } from '@/services/fixtures/layoutData';

import { layoutDataOf } from '../support/layoutDataOf';
import { logIn } from '../support/session';
import { getTranslator } from '../support/translate';
import { declineConsent } from '../support/wholePage';

const meta = {
  title: 'layout/AppLayout',
  component: AppLayout,
  parameters: { layout: 'fullscreen', nextjs: { router: { asPath: '/cht/Services' } } },
  args: {
    layout: 'default',
    layoutData: layoutData(),
    children: (
      <Section heading="A page" headingLevel={1} lead="It stands between header and footer.">
        <p>Its content follows.</p>
      </Section>
    ),
  },
  beforeEach: declineConsent,
  render: (args, { globals }) => <AppLayout {...args} layoutData={layoutDataOf(globals)} />,
} satisfies Meta<typeof AppLayout>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The keyboard's first stop leads past the header. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: getTranslator(globals, 'common')('skipToContent') });
    await expect(skip).toHaveFocus();
    skip.blur();
  },
};
export const Activity: Story = { args: { layout: 'activity' } };
export const Blank: Story = { args: { layout: 'blank' } };
export const Member: Story = { beforeEach: logIn };
/** Nothing has been chosen yet: the question stands above the foot of the page. */
export const FirstVisit: Story = {
  beforeEach: () => {
    document.cookie = 'consent=; max-age=0; path=/';
  },
  play: async ({ canvas, globals }) => {
    const name = getTranslator(globals, 'consent')('bar.decline');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
