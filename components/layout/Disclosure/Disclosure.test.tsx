import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { Anchor } from '@/components/ui/Anchor/Anchor';

import { Disclosure } from './Disclosure';
import { intentAfter } from './useHoverIntent';

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

it.each([
  ['the sheet of phones, whose lines would move under a press', 'block', true],
  ['the row of wide screens', 'contents', false],
])('in %s, displayed as %s, a press elsewhere leaves it open: %s', async (_place, display, staysOpen) => {
  renderWithProviders(
    <div popover="auto" style={{ display }}>
      <Disclosure label="Services">{() => <p>Panel</p>}</Disclosure>
      <button type="button">Another line</button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Services' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Another line' }));
  expect(button).toHaveAttribute('aria-expanded', String(staysOpen));
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

describe('with the mouse', () => {
  const user = userEvent.setup({ delay: null });
  const rest = () => act(() => jest.advanceTimersByTime(intentAfter));
  const button = () => screen.getByRole('button', { name: 'Services' });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';
  beforeEach(() => {
    jest.useFakeTimers();
    renderWithProviders(
      <Disclosure label="Services" opensOnHover>
        {() => <p>Panel</p>}
      </Disclosure>,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('stays closed when the mouse only passes', () => {
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
    rest();
    expect(isOpen()).toBe(false);
  });

  it('stays open after a press, and closes with the next', async () => {
    await user.hover(button());
    rest();
    expect(isOpen()).toBe(true);
    await user.click(button());
    expect(isOpen()).toBe(true);
    await user.unhover(button());
    rest();
    expect(isOpen()).toBe(true);
    await user.click(button());
    expect(isOpen()).toBe(false);
  });

  it('opens with a press after Escape has closed what the mouse had opened', async () => {
    await user.hover(button());
    rest();
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await user.click(button());
    expect(isOpen()).toBe(true);
  });

  it('does not open under a finger that stays', async () => {
    await user.pointer([{ keys: '[TouchA>]', target: button() }]);
    rest();
    expect(isOpen()).toBe(false);
  });
});

it('opens with the arrow keys, which walk through the panel', async () => {
  renderWithProviders(
    <Disclosure label="Services">
      {() => (
        <>
          <Anchor href="/one">One</Anchor>
          <Anchor href="/two">Two</Anchor>
        </>
      )}
    </Disclosure>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Services' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Services' })).toHaveFocus();
});
