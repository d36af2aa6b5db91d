import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { DeclarationEntry } from '@/components/blocks/RegisterSearch/DeclarationEntry';
import { RegisterSearch } from '@/components/blocks/RegisterSearch/RegisterSearch';
import type { Declaration } from '@/services/domain/register';
import { declarations } from '@/services/fixtures/registers';
import { RegisterError } from '@/services/live/registers';

import { withFrame } from '../support/withFrame';

const meta = {
  title: 'blocks/RegisterSearch',
  component: RegisterSearch<Declaration>,
  decorators: [withFrame],
  parameters: { nextjs: { router: { query: { q: 'kettle' } } } },
  args: {
    name: 'searchDeclarations',
    path: '/cht/ResourcesDoc',
    login: 'https://accounts.example.com/user/login',
    registration: 'https://accounts.example.com/user/register',
    search: () => Promise.resolve(declarations()),
    children: (entry: Declaration) => <DeclarationEntry key={entry.id} entry={entry} />,
  },
} satisfies Meta<typeof RegisterSearch<Declaration>>;
export default meta;

type Story = StoryObj<typeof meta>;
export const NotAsked: Story = { parameters: { nextjs: { router: { query: {} } } } };
export const Found: Story = { parameters: { nextjs: { router: { query: { q: 'found' } } } } };
export const Nothing: Story = {
  parameters: { nextjs: { router: { query: { q: 'nothing' } } } },
  args: { search: () => Promise.resolve(declarations({ entries: [], total: 0 })) },
};
export const NotLoggedIn: Story = {
  parameters: { nextjs: { router: { query: { q: 'login' } } } },
  args: { search: () => Promise.reject(new RegisterError('notLoggedIn')) },
};
export const Unavailable: Story = {
  parameters: { nextjs: { router: { query: { q: 'down' } } } },
  args: { search: () => Promise.reject(new RegisterError('unavailable')) },
};
