import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { earlyScript } from '@/services/config/earlyScript';
import { fakeIntersections } from '@/services/fixtures/intersections';

import { endEarlyHold, replayEarlyInput } from './replayEarlyInput';

const pressed = jest.fn<void, [string]>();
const focused = jest.fn<void, [Element]>();
const submitted = jest.fn<void, [React.SyntheticEvent]>();

function Page() {
  useLayoutEffect(endEarlyHold, []);
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of what is in it
    <form onSubmit={submitted} onFocus={({ target }) => focused(target)}>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <select aria-label="Choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option value="">None</option>
        <option value="a">A</option>
      </select>
      <p>
        {text} {choice}
      </p>
      <button type="button" onClick={() => pressed('button')}>
        Press
      </button>
      <button type="button" popoverTarget="menu" onClick={() => pressed('menu')}>
        Menu
      </button>
      <button>Send</button>
    </form>
  );
}

/** The page as the server sent it. */
function serverPage() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  window.eval(earlyScript);
  return container;
}

beforeEach(() => {
  fakeIntersections();
  document.body.replaceChildren();
  jest.clearAllMocks();
  submitted.mockImplementation((event) => event.preventDefault());
});

async function hydrate(container: Element) {
  await act(async () => {
    hydrateRoot(container, <Page />);
    await Promise.resolve();
  });
  act(replayEarlyInput);
}

it('does again after hydration what was pressed, typed, chosen and submitted before it', async () => {
  const container = serverPage();
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  field.focus();
  fireEvent.input(field, { target: { value: 'Berlin' } });
  field.setSelectionRange(2, 2);
  fireEvent.input(screen.getByLabelText('Choice'), { target: { value: 'a' } });
  fireEvent.click(screen.getByText('Press'));
  fireEvent.click(screen.getByText('Press'));
  expect(fireEvent.click(screen.getByText('Send'))).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-early');

  await hydrate(container);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Berlin a');
  expect(field).toHaveFocus();
  expect(focused.mock.calls).toEqual([[field]]);
  expect(field.selectionStart).toBe(2);
  expect(pressed.mock.calls).toEqual([['button']]);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(document.documentElement).not.toHaveAttribute('data-early');
});

it('does not open again what browsers open by themselves', async () => {
  const container = serverPage();
  fireEvent.click(screen.getByText('Menu'));
  fireEvent.click(screen.getByText('Press'));
  await hydrate(container);
  expect(pressed.mock.calls).toEqual([['button']]);
});

it('holds nothing after hydration', async () => {
  const container = serverPage();
  await hydrate(container);
  expect(pressed).not.toHaveBeenCalled();
  expect(focused).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Press'));
  act(replayEarlyInput);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('brings back a text that a rendering after hydration has removed', async () => {
  const container = serverPage();
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  fireEvent.input(field, { target: { value: 'Ber' } });
  await act(async () => {
    hydrateRoot(container, <Page />);
    await Promise.resolve();
  });
  field.value = 'lin';
  act(replayEarlyInput);
  expect(field).toHaveValue('Berlin');
  expect(screen.getByRole('paragraph')).toHaveTextContent('Berlin');
});

it('does once what is pressed between hydration and the repetition, or makes React hydrate at once', async () => {
  const container = serverPage();
  await act(async () => {
    hydrateRoot(container, <Page />);
    // The root listens from here on, and hydrates for a press.
    fireEvent.click(screen.getByText('Press'));
    await Promise.resolve();
  });
  expect(pressed.mock.calls).toEqual([['button']]);
  fireEvent.click(screen.getByText('Press'));
  act(replayEarlyInput);
  expect(pressed.mock.calls).toEqual([['button'], ['button']]);
});
