import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { ChangePasswordForm } from '@/gateway/src/web/forms/ChangePasswordForm';

import { answering, inAccount, send, sendAndSee, visitorPage, visitorTexts } from '../support/visitorPage';

const meta = {
  title: 'gateway/ChangePasswordForm',
  component: ChangePasswordForm,
  ...visitorPage(inAccount('password')),
  tags: ['new'],
  args: { action: answering({ done: 'passwordChanged' }) },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const WrongEntries: Story = {
  args: { action: answering({ errors: { oldPassword: 'fault.oldPassword', password: 'fault.password' } }) },
  play: sendAndSee('changePassword', {
    oldPassword: 'fault.oldPassword',
    newPassword: 'fault.password',
  }),
};
/** Both fields are empty again. */
export const Changed: Story = {
  play: async (story) => {
    const { canvas, globals } = story;
    const t = visitorTexts(globals);
    await userEvent.type(canvas.getByLabelText(t('newPassword')), 'nine lives 9');
    await send('changePassword')(story);
    await expect(await canvas.findByText(t('passwordChanged'))).toBeVisible();
    await expect(canvas.getByLabelText(t('newPassword'))).toHaveValue('');
  },
};
export const LongGerman: Story = { ...WrongEntries, globals: { locale: 'de', viewport: { value: 'w320' } } };
