import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';

import { PageTools } from '@/components/parts/PageTools/PageTools';
import { getTranslator } from '@/stories/support/translate';

const writeText = fn(() => Promise.resolve());
const share = fn(() => Promise.resolve());

/** Browsers differ in what they can do with a link, and machines in what they allow. */
const device = (can: { share?: () => Promise<void>; writeText?: () => Promise<void> }) => () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: can.share });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: can.writeText ?? writeText },
  });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const meta = {
  title: 'parts/PageTools',
  component: PageTools,
  args: { title: 'Three euros per item', url: 'https://www.example.com/trends/3.html' },
  beforeEach: device({}),
} satisfies Meta<typeof PageTools>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const print = spyOn(window, 'print').mockReturnValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: getTranslator(globals, 'tools')('print') }));
    await expect(print).toHaveBeenCalledTimes(1);
  },
};
export const Copied: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = getTranslator(globals, 'tools');
    await userEvent.click(canvas.getByRole('button', { name: t('copy') }));
    await expect(writeText).toHaveBeenCalledWith(args.url);
    await expect(await canvas.findByText(t('copied'))).toBeVisible();
  },
};
export const NotCopied: Story = {
  beforeEach: device({ writeText: () => Promise.reject(new Error('Not allowed.')) }),
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'tools');
    await userEvent.click(canvas.getByRole('button', { name: t('copy') }));
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
};
/** With the share dialog of the device. */
export const CanShare: Story = {
  beforeEach: device({ share }),
  play: async ({ canvas, args, globals }) => {
    const name = getTranslator(globals, 'tools')('share');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(share).toHaveBeenCalledWith(args);
  },
};
