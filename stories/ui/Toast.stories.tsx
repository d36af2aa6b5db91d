import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';

import { Toast } from '@/components/ui/Toast/Toast';

const meta = {
  title: 'ui/Toast',
  component: Toast,
  args: {
    kind: 'alert',
    children: 'System error. Please contact the administrator.',
    original: '系统错误，请联系管理员！',
    closeLabel: 'Close this message',
    onClose: fn(),
  },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Alert: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close this message' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Status: Story = {
  args: { kind: 'status', children: 'You have been logged out.', original: '账号已退出' },
};
export const LongText: Story = {
  args: {
    children: 'Der Umsatzsteuer-Voranmeldungszeitraum konnte nicht gespeichert werden.',
    closeLabel: 'Meldung schließen',
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
