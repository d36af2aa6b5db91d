import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { PageTools } from './PageTools';

const url = 'https://www.example.com/trends/3.html';
const devices = navigator as { share?: unknown; clipboard?: unknown };

/** Sets the device's abilities; user-event provides its own clipboard. */
function setUp({ share, writeText }: { share?: jest.Mock; writeText?: jest.Mock }) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
  renderWithProviders(<PageTools title="Three euros per item" url={url} />);
  return user;
}

afterEach(() => {
  delete devices.share;
  delete devices.clipboard;
});

it('prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const user = setUp({});
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('copies the address and confirms it if the device cannot share', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const user = setUp({ writeText });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(url);
  expect(screen.getByRole('status')).toHaveTextContent('The link has been copied.');
});

it('shows a hint if the address cannot be copied', async () => {
  const user = setUp({});
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('status')).toHaveTextContent('address bar');
});

it("passes title and address to the device's share dialog", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const user = setUp({ share });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Three euros per item', url });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('after a share dialog that ended with %s copies %i times', async (name, copies) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const user = setUp({ share: jest.fn().mockRejectedValue(new DOMException('', name)), writeText });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText).toHaveBeenCalledTimes(copies);
});
