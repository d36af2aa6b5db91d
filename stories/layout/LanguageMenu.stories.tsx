import type { Meta, StoryObj } from '@storybook/react';
import Cookies from 'js-cookie';
import { expect, userEvent } from 'storybook/test';

import { LanguageMenu } from '@/components/layout/LanguageMenu/LanguageMenu';

import { withLayoutData } from '../support/withLayoutData';

const meta = {
  title: 'layout/LanguageMenu',
  component: LanguageMenu,
  decorators: [withLayoutData],
  parameters: { layout: 'centered', nextjs: { router: { asPath: '/cht/Services?tab=2' } } },
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Closed: Story = {};
/** The same page in each language; what is chosen is remembered. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const german = canvas.getByRole('link', { name: /Deutsch/ });
    await expect(german).toHaveAttribute('href', expect.stringMatching(/\/cht\/Services\?tab=2$/));
    const { lang } = document.documentElement;
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('lang', lang);
    await userEvent.click(german);
    await expect(Cookies.get('i18n_redirected')).toBe('de');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
  },
};
