import { act, render } from '@testing-library/react';
import { useRouter } from 'next/router';

import { useOpenTarget } from './useOpenTarget';

jest.mock('next/router', () => ({ useRouter: jest.fn() }));

function Page() {
  useOpenTarget();
  return (
    <div data-unhydrated="">
      <details id="service-1">
        <summary>VAT</summary>
      </details>
      <details id="service-2">
        <summary>WEEE</summary>
      </details>
      <p id="text">Text</p>
    </div>
  );
}
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

beforeEach(() => {
  jest.mocked(useRouter).mockReturnValue({ asPath: '/cht/Services/vat' } as never);
  goTo('');
});

it('opens the fold in the address, which scripts keep from then on', () => {
  goTo('#service-2');
  const { container } = render(<Page />);
  expect(opened()).toEqual(['service-2']);
  expect(container.querySelector('[data-unhydrated]')).toBeNull();
});

it('opens the fold that a link on the page leads to, besides those that are open', () => {
  render(<Page />);
  expect(opened()).toEqual([]);
  goTo('#service-1');
  goTo('#service-2');
  expect(opened()).toEqual(['service-1', 'service-2']);
});

it.each(['#text', '#nothing', '#%C3%BC'])('leaves everything as it is for %s', (hash) => {
  render(<Page />);
  goTo(hash);
  expect(opened()).toEqual([]);
});
