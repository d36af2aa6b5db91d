import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { SearchPanel } from '@/components/layout/SearchPanel/SearchPanel';

import { getTranslator } from '../support/translate';
import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/SearchPanel',
  component: SearchPanel,
  decorators: [withLayoutData],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, globals }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: getTranslator(globals, 'common')('search.open') }),
  );
};
const listed: Play = async (context) => {
  const { canvas } = context;
  await open(context);
  await expect((await canvas.findAllByRole('option'))[0]).toBeVisible();
};
const type =
  (text: string): Play =>
  async (context) => {
    await listed(context);
    await userEvent.type(context.canvas.getByRole('combobox'), text);
  };

export const AllServices: Story = { play: listed };
/** Arrows walk through what is found while the focus stays in the field; Enter takes it. */
export const Found: Story = {
  play: async (context) => {
    const { canvas } = context;
    await type('vat reg')(context);
    const [first, second] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      (second ?? first)?.id,
    );
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
export const Chosen: Story = {
  play: async (context) => {
    await type('ioss')(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
  },
};
/** A word that means nothing here is left out, and named. */
export const WithoutAWord: Story = { play: type('vat Atlantis') };
export const Nothing: Story = {
  play: async (context) => {
    await type('rocket launch')(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent('rocket launch');
  },
};
export const Loading: Story = {
  globals: { liveData: 'unanswered' },
  play: async (context) => {
    const { canvas, globals } = context;
    await open(context);
    const words = getTranslator(globals, 'search')('loading');
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};
export const Failed: Story = {
  globals: { liveData: 'failing' },
  play: async (context) => {
    const { canvas, globals } = context;
    await open(context);
    const t = getTranslator(globals, 'search');
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
};
export const NoServices: Story = {
  globals: { liveData: 'empty' },
  play: async (context) => {
    const { canvas, globals } = context;
    await open(context);
    const words = getTranslator(globals, 'search')('none');
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};
export const OnAPhone: Story = { ...AllServices, globals: { viewport: { value: 'w320' } } };
