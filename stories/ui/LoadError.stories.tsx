import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { LoadError } from '@/components/ui/LoadError/LoadError';

const meta = {
  title: 'ui/LoadError',
  component: LoadError,
  args: { text: 'The account could not be loaded.', retry: 'Try again', onRetry: fn() },
} satisfies Meta<typeof LoadError>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongGerman: Story = {
  args: {
    text: 'Die Umsatzsteuer-Identifikationsnummern konnten nicht geladen werden.',
    retry: 'Noch einmal versuchen',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
