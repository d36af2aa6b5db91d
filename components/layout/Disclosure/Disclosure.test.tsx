import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  const rest = () => new Promise((resolve) => setTimeout(resolve, intentAfter + 50));
  const button = () => screen.getByRole('button', { name: 'Services' });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';
  beforeEach(() => {
    renderWithProviders(
      <Disclosure label="Services" opensOnHover>
        {() => <p>Panel</p>}
      </Disclosure>,
    );
  });

  it('stays closed when the mouse only passes', async () => {
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
    await rest();
    expect(isOpen()).toBe(false);
  });

  it('stays open after a press, and closes with the next', async () => {
    await userEvent.hover(button());
    await waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
    await userEvent.unhover(button());
    await rest();
    expect(isOpen()).toBe(true);
    await userEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('opens with a press after Escape has closed what the mouse had opened', async () => {
    await userEvent.hover(button());
    await waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
  });

  it('does not open under a finger that stays', async () => {
    await userEvent.pointer([{ keys: '[TouchA>]', target: button() }]);
    await rest();
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
