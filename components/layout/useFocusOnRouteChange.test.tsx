import { act, render, screen } from '@testing-library/react';
import Router from 'next/router';

import { contentId } from '@/components/layout/SkipLink/SkipLink';

import { useFocusOnRouteChange } from './useFocusOnRouteChange';

function Page() {
  useFocusOnRouteChange();
  return (
    <>
      <a href="#elsewhere">Elsewhere</a>
      <main id={contentId} tabIndex={-1}>
        <section id="größe">Size</section>
      </main>
    </>
  );
}
const change = (address: string, shallow = false) =>
  act(async () => {
    Router.events.emit('routeChangeComplete', address, { shallow });
    await Promise.resolve();
  });

beforeEach(() => {
  window.history.replaceState(null, '', '/de/cht/About');
  render(<Page />);
  screen.getByRole('link').focus();
});

it('moves the focus to the new page', async () => {
  await change('/de/cht/price?area=vat');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves the focus to the anchor in the address', async () => {
  await change('/cht/price#gr%C3%B6%C3%9Fe');
  expect(screen.getByText('Size')).toHaveFocus();
});

it('moves the focus on the same page for a link to another anchor', async () => {
  await act(async () => {
    Router.events.emit('hashChangeComplete', '/de/cht/About#gr%C3%B6%C3%9Fe', { shallow: false });
    await Promise.resolve();
  });
  expect(screen.getByText('Size')).toHaveFocus();
});

it('moves the focus if its element was removed', async () => {
  screen.getByRole('link').blur();
  await change('/cht/About');
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['the same page in another language', '/cht/About', false],
  ['the same page with another query', '/de/cht/About?key=team', false],
  ['a shallow change', '/de/cht/price', true],
])('does not move the focus on %s', async (_case, address, shallow) => {
  await change(address, shallow);
  expect(screen.getByRole('link')).toHaveFocus();
});

it('leaves the focus to the form around its frame where the same page is renewed', async () => {
  screen.getByRole('link').blur();
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  await change('/de/cht/About');
  parent.mockRestore();
  expect(document.body).toHaveFocus();
});
