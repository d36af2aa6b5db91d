import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: {
    heading: 'Two entries are missing or wrong',
    faults: [
      { name: 'email', text: 'Enter one e-mail address, for example ada@example.com.' },
      { name: 'message', text: 'Write a few words.' },
    ],
    onChoose: fn(),
    round: 1,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;
/** It takes the focus when it comes, and each entry leads to its field. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Write a few words.' }));
    await expect(args.onChoose).toHaveBeenCalledWith('message');
  },
};
export const One: Story = {
  args: { heading: 'One entry is missing or wrong', faults: meta.args.faults.slice(1) },
};
export const LongGerman: Story = {
  args: {
    heading: 'Zwei Angaben fehlen oder sind nicht richtig',
    faults: [
      {
        name: 'email',
        text: 'Geben Sie genau eine E-Mail-Adresse ein, zum Beispiel ada@umsatzsteuervoranmeldung.example.',
      },
      { name: 'message', text: 'Schreiben Sie einige Worte.' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
