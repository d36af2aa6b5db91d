import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { Toasts } from '@/components/layout/Toasts/Toasts';
import { Button } from '@/components/ui/Button/Button';
import { announce } from '@/services/live/notices';

const meta = {
  title: 'layout/Toasts',
  component: Toasts,
  decorators: [
    (Show) => (
      <>
        <Button onClick={() => announce('systemError')}>Fail</Button>{' '}
        <Button emphasis="quiet" onClick={() => announce('loggedOut')}>
          Log out
        </Button>
        <Show />
      </>
    ),
  ],
} satisfies Meta<typeof Toasts>;
export default meta;

type Story = StoryObj<typeof meta>;
export const SystemError: Story = { beforeEach: () => announce('systemError') };
export const LoggedOut: Story = { beforeEach: () => announce('loggedOut') };
