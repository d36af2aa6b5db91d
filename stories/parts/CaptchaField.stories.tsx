import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';

import { CaptchaField } from '@/components/parts/CaptchaField/CaptchaField';
import { captchaScript } from '@/stories/support/captchaScript';
import { getTranslator } from '@/stories/support/translate';

const meta = {
  title: 'parts/CaptchaField',
  component: CaptchaField,
  args: { script: captchaScript, isNeeded: true, round: 0, onToken: fn() },
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Nothing is loaded before somebody uses the form. */
export const Waiting: Story = { args: { isNeeded: false } };
export const Ready: Story = {};
/** By the keyboard alone. */
export const Solved: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToken).toHaveBeenCalledWith('a-token');
  },
};
export const Wrong: Story = {
  args: { error: 'Please confirm that you are a person, in one of the two ways.' },
};
/** The script does not come; what was entered in the form stays, and it may be tried again. */
export const NotLoaded: Story = {
  args: { script: 'data:text/javascript,not-to-be-had' },
  beforeEach: () => {
    spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('error'));
    });
  },
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'captcha');
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
};
