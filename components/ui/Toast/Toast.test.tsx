import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Toast } from './Toast';

it('renders in both languages and can be closed', async () => {
  const close = jest.fn();
  renderWithProviders(
    <Toast kind="alert" original="系统错误，请联系管理员！" closeLabel="Close this message" onClose={close}>
      System error.
    </Toast>,
  );
  expect(screen.getByText('System error.')).toBeInTheDocument();
  expect(screen.getByText('系统错误，请联系管理员！')).toHaveAttribute('lang', 'zh-Hans');
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(close).toHaveBeenCalledTimes(1);
});
