import { renderToString } from 'react-dom/server';

import { createRouter, renderWithProviders, TestProviders } from '@/components/testing/renderWithProviders';

import { useHydrationSafePath } from './useHydrationSafePath';

const report = '/cht/calculate/k7mp4xwq9dnt';

function Address() {
  return <p>{useHydrationSafePath()}</p>;
}

/** The result of the first render, on the server and in the browser. */
const firstRender = (asPath: string, pathname: string) =>
  renderToString(
    <TestProviders router={createRouter({ asPath, router: { pathname } })}>
      <Address />
    </TestProviders>,
  );

it.each([
  ['/cht/price?a=b#c', '/cht/price', '/cht/price'],
  ['/nothing/here', '/404', '/404'],
  [`${report}?from=mail`, '/cht/calculate/[[...id]]', '/cht/calculate/saved'],
  ['/cht/calculate/saved', '/cht/calculate/[[...id]]', '/cht/calculate/saved'],
  ['/cht/calculate', '/cht/calculate/[[...id]]', '/cht/calculate'],
])('the first render at %s is the same as on the server', (asPath, pathname, expected) => {
  expect(firstRender(asPath, pathname)).toBe(`<p>${expected}</p>`);
});

it('is the whole address after hydration', () => {
  const { container } = renderWithProviders(<Address />, { asPath: `${report}?from=mail` });
  expect(container).toHaveTextContent(`${report}?from=mail`);
});
