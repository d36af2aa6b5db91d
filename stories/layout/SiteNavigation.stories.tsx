import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { SiteNavigation } from '@/components/layout/SiteNavigation/SiteNavigation';
import { layoutData } from '@/services/fixtures/layoutData';

import { layoutDataOf } from '../support/layoutDataOf';

const meta = {
  title: 'layout/SiteNavigation',
  component: SiteNavigation,
  parameters: { nextjs: { router: { asPath: '/cht/About' } } },
  globals: { viewport: { value: 'w1280' } },
  args: { menu: layoutData().menu },
} satisfies Meta<typeof SiteNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const ServicesOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    await expect(canvas.getByRole('link', { name: 'Free trial' })).toBeVisible();
  },
};
/** The panel of one entry at a time. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Resources' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Declaration of Conformity' })).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: { menu: layoutDataOf({ locale: 'de' }).menu },
  globals: { locale: 'de', viewport: { value: 'w1280' } },
};
