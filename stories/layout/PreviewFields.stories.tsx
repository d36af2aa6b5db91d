import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';

import { PreviewFields } from '@/components/layout/PreviewBanner/PreviewFields';
import { BlockList } from '@/components/views/BlockList/BlockList';
import { previewFieldsOf, withAnchors } from '@/services/domain/content/previewFields';
import { layoutData } from '@/services/fixtures/layoutData';
import { contentPage } from '@/services/fixtures/pages';

import { germanPage } from '../support/germanPage';
import { withLayoutData } from '../support/withLayoutData';

const marked = (page: ReturnType<typeof contentPage>) => ({
  ...page,
  blocks: withAnchors(page.blocks).slice(0, 3),
});
const english = marked(contentPage());
const german = marked(germanPage());

const meta = {
  title: 'layout/PreviewFields',
  component: PreviewFields,
  parameters: { layout: 'fullscreen' },
  decorators: [withLayoutData],
  args: {
    fields: previewFieldsOf('pages:1', english),
    gatewayHost: layoutData().brand.gatewayHost,
  },
  render: (args, { globals }) => (
    <>
      <PreviewFields {...args} />
      <main>
        <BlockList blocks={globals.locale === 'de' ? german.blocks : english.blocks} />
      </main>
    </>
  ),
} satisfies Meta<typeof PreviewFields>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The pointer is over the opening. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('heading', { level: 1 }));
  },
};
export const LongGerman: Story = {
  ...Default,
  args: { fields: previewFieldsOf('pages:1', german) },
  globals: { locale: 'de' },
};
/** A part that the draft leaves empty: its button stands at the top once it has the focus. */
export const WithoutItsPart: Story = {
  args: { fields: [{ field: 'cover', selector: '#none' }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button');
    await userEvent.tab();
  },
};
