import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';

import { RegisterView } from '@/components/views/RegisterView/RegisterView';
import { paths } from '@/services/config/paths';
import { contentPage } from '@/services/fixtures/pages';

import { germanPage } from '../support/germanPage';
import { logIn } from '../support/session';
import { getTranslator } from '../support/translate';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/RegisterView',
  component: RegisterView,
  ...wholePage(paths.declarations),
  args: { register: 'declarations', page: contentPage() },
} satisfies Meta<typeof RegisterView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Declarations: Story = {};
export const Representations: Story = {
  args: { register: 'representations' },
  parameters: { nextjs: { router: { asPath: paths.representations } } },
};
/** A search that stands in the address, by somebody who is logged in. */
export const Found: Story = {
  parameters: { nextjs: { router: { query: { q: 'earphones' } } } },
  beforeEach: logIn,
  play: async ({ canvas, globals }) => {
    const name = getTranslator(globals, 'registers')('print');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
export const FoundRepresentations: Story = {
  ...Found,
  args: { register: 'representations' },
};
export const LongGerman: Story = { args: { page: germanPage() }, globals: { locale: 'de' } };
