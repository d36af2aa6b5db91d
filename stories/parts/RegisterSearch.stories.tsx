import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { DeclarationEntry } from '@/components/parts/RegisterSearch/DeclarationEntry';
import { RegisterSearch } from '@/components/parts/RegisterSearch/RegisterSearch';
import { searchDeclarations } from '@/services/browser/api/registers';
import type { Declaration } from '@/services/domain/registers/register';
import { tooMany } from '@/services/fixtures/liveAnswers';
import { many } from '@/services/fixtures/many';
import { declarations } from '@/services/fixtures/registers';
import { logIn } from '@/stories/support/session';
import { getTranslator } from '@/stories/support/translate';
import { withLayoutData } from '@/stories/support/withLayoutData';

const meta = {
  title: 'parts/RegisterSearch',
  component: RegisterSearch<Declaration>,
  decorators: [withLayoutData],
  args: {
    name: 'searchDeclarations',
    path: '/cht/ResourcesDoc',
    login: 'https://accounts.example.com/user/login',
    registration: 'https://accounts.example.com/user/register',
    search: searchDeclarations,
    children: (entry: Declaration) => <DeclarationEntry key={entry.id} entry={entry} />,
  },
  beforeEach: logIn,
} satisfies Meta<typeof RegisterSearch<Declaration>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The question stands in the address. */
const asked = (query: Record<string, string> = {}) => ({
  nextjs: { router: { query: { q: 'kettle', ...query } } },
});

const says =
  (key: string, values: Record<string, string | number> = {}): Story['play'] =>
  async ({ canvas, globals }) => {
    await expect(await canvas.findByText(getTranslator(globals, 'registers')(key, values))).toBeVisible();
  };

const push = fn(() => Promise.resolve(true));
/** Too short a question is not asked; a longer one goes into the address. */
export const NotAsked: Story = {
  parameters: { nextjs: { router: { push } } },
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'registers');
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'k{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'ettle{Enter}');
    await expect(push).toHaveBeenCalledWith(
      expect.objectContaining({ query: { q: 'kettle' } }),
      undefined,
      expect.anything(),
    );
    await expect(canvas.queryByText(t('tooShort'))).toBeNull();
  },
};
export const TooShort: Story = {
  play: ({ canvas }) => userEvent.type(canvas.getByRole('searchbox'), 'k{Enter}'),
};
export const Found: Story = {
  parameters: asked(),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible();
  },
};
export const PageOfMany: Story = {
  parameters: asked({ page: '3' }),
  args: {
    search: () =>
      Promise.resolve(declarations({ entries: many(10, declarations().entries), page: 3, total: 87 })),
  },
};
export const Nothing: Story = {
  parameters: asked(),
  globals: { liveData: 'empty' },
  play: says('nothing', { keyword: 'kettle' }),
};
export const Searching: Story = {
  parameters: asked(),
  globals: { liveData: 'unanswered' },
  play: says('searching'),
};
export const NotLoggedIn: Story = {
  parameters: asked(),
  beforeEach: () => {
    document.cookie = 'isGWLogin=0; path=/';
  },
  play: says('failure.notLoggedIn'),
};
export const TooMany: Story = {
  parameters: { ...asked(), liveData: { searchDeclarations: tooMany } },
  play: says('failure.tooMany'),
};
/** Another try asks again; what was typed stays. */
export const Unavailable: Story = {
  parameters: asked(),
  globals: { liveData: 'failing' },
  play: async (context) => {
    const { canvas, globals } = context;
    const t = getTranslator(globals, 'registers');
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await says('failure.unavailable')?.(context);
    await expect(canvas.getByRole('searchbox')).toHaveValue('kettle');
  },
};
