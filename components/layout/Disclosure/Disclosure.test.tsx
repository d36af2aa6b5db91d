import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Disclosure } from './Disclosure';

it('leaves one panel open at a time', async () => {
  renderWithProviders(
    <>
      <Disclosure label="First">{() => <p>First panel</p>}</Disclosure>
      <Disclosure label="Second">{() => <p>Second panel</p>}</Disclosure>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(screen.getByText('First panel')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(screen.getByText('First panel')).not.toBeVisible();
  expect(screen.getByText('Second panel')).toBeVisible();
});

it('is closed by its content and returns the focus', async () => {
  renderWithProviders(
    <Disclosure label="Choose">{(close) => <button onClick={close}>This one</button>}</Disclosure>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'This one' }));
  expect(screen.getByRole('button', { name: 'Choose' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus();
});
