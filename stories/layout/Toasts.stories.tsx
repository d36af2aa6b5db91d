import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Toasts } from '@/components/layout/Toasts/Toasts';
import { Button } from '@/components/ui/Button/Button';
import { notify } from '@/services/browser/notifications/notifications';

import { getTranslator } from '../support/translate';

const meta = {
  title: 'layout/Toasts',
  component: Toasts,
  decorators: [
    (Show) => (
      <>
        <Button onClick={() => notify('systemError')}>Fail</Button>{' '}
        <Button emphasis="quiet" onClick={() => notify('loggedOut')}>
          Log out
        </Button>
        <Show />
      </>
    ),
  ],
} satisfies Meta<typeof Toasts>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The live region that announces it was on the page before. */
export const SystemError: Story = {
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'common');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('notices.systemError')));
    await userEvent.click(canvas.getByRole('button', { name: t('notices.close') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('notices.systemError')));
  },
};
export const LoggedOut: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    const words = getTranslator(globals, 'common')('notices.loggedOut');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
  },
};
/** Each is told once, however often it happens. */
export const Both: Story = {
  beforeEach: () => {
    notify('systemError');
    notify('systemError');
    notify('loggedOut');
  },
  play: async ({ canvas, globals }) => {
    const words = getTranslator(globals, 'common')('notices.systemError');
    await waitFor(() => expect(canvas.getAllByText(words)).toHaveLength(1));
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
