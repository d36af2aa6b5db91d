import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { useSectionFromQuery } from './useSectionFromQuery';

function Page() {
  useSectionFromQuery('key');
  return <section id="trends" />;
}

it.each([
  ['trends', ['trends']],
  ['nonsense', []],
])('opens the section of the key %s', (key, opened) => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  renderWithProviders(<Page />, { router: { query: { key } } });
  expect(scrolled).toEqual(opened);
});
