import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { fn, userEvent, within } from 'storybook/test';

import { SearchPanel } from '@/components/layout/SearchPanel/SearchPanel';
import { searchEntries } from '@/services/fixtures/search';

import { answered } from './answered';

const meta = {
  title: 'layout/SearchPanel',
  component: SearchPanel,
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
} satisfies Meta<typeof SearchPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
const type =
  (text: string): Story['play'] =>
  async ({ canvasElement }) =>
    userEvent.type(await within(canvasElement).findByRole('combobox', {}, { timeout: 5_000 }), text);

export const AllServices: Story = { decorators: [answered({ data: searchEntries() })] };
export const Found: Story = { ...AllServices, play: type('vat reg') };
export const Nothing: Story = { ...AllServices, play: type('rocket launch') };
export const Loading: Story = { decorators: [answered({ isValidating: true })] };
export const Failed: Story = { decorators: [answered({ error: new Error('No answer') })] };
export const OnAPhone: Story = { ...AllServices, globals: { viewport: { value: 'w320' } } };
