import { fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';

import { useIslandLinks } from './useIslandLinks';

jest.mock('next/router', () => ({ push: jest.fn(), prefetch: jest.fn() }));
const { push, prefetch } = jest.mocked(Router);

function Page({ html }: { html: string }) {
  useIslandLinks();
  return <div data-island dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders a link; false if a click on it was left to the browser. */
function click(link: string, event: MouseEventInit = {}): boolean {
  render(<Page html={link} />);
  const wasPrevented = !fireEvent.click(screen.getByText('Link'), event);
  return wasPrevented;
}

beforeEach(() => jest.clearAllMocks());

it.each([['/trends/3.html'], ['/de/cht/price?country=PL#vat'], ['/de']])(
  'follows %s by the router',
  (href) => {
    expect(click(`<a href="${href}"><b>Link</b></a>`)).toBe(true);
    expect(push).toHaveBeenCalledWith(href, undefined, { locale: false });
  },
);

it.each([
  ['another site', '<a href="https://example.com/">Link</a>'],
  ['a file', '<a href="/manuals/vat.pdf">Link</a>'],
  ['a call', '<a href="/api/preview/leave">Link</a>'],
  ['a place on this page', '<a href="#vat">Link</a>'],
  ['a new window', '<a href="/cht/price" target="_blank">Link</a>'],
  ['a download', '<a href="/cht/price" download>Link</a>'],
  ['a mail', '<a href="mailto:a@example.com">Link</a>'],
])('leaves %s to the browser', (_, link) => {
  expect(click(link)).toBe(false);
  expect(push).not.toHaveBeenCalled();
});

it('leaves a click with a modifier key to the browser', () => {
  expect(click('<a href="/cht/price">Link</a>', { ctrlKey: true })).toBe(false);
});

it('fetches the page ahead when the pointer is over the link', () => {
  render(<Page html='<a href="/cht/price">Link</a>' />);
  fireEvent.pointerOver(screen.getByText('Link'));
  expect(prefetch).toHaveBeenCalledWith('/cht/price', undefined, { locale: false, priority: true });
});
