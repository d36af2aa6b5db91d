import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { renderWithProviders } from './renderWithProviders';

type Options = Parameters<typeof renderWithProviders>[1];

/** Renders with what `next/head` writes: returns the tags, of which it has removed duplicates, beside the rest. */
export function renderWithHead(ui: ReactElement, options?: Options) {
  let tags: ReactElement[] = [];
  const manager = { mountedInstances: new Set(), updateHead: (state: ReactElement[]) => void (tags = state) };
  const result = renderWithProviders(
    <HeadManagerContext.Provider value={manager}>{ui}</HeadManagerContext.Provider>,
    options,
  );
  const head = document.createElement('div');
  head.innerHTML = renderToStaticMarkup(tags);
  return { ...result, head };
}

/** Renders the body of a route inside the layout; returns what it puts into the head beside the rest. */
export function renderView(view: ReactElement, options?: Options) {
  const layout = <CommonDataProvider value={layoutData()}>{view}</CommonDataProvider>;
  const result = renderWithHead(layout, options);
  const script =
    result.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}';
  const { '@graph': jsonLd } = JSON.parse(script) as { '@graph': Record<string, unknown>[] };
  return { ...result, jsonLd };
}

/** The levels of all headings in the order of reading. A query by role would ask for the style of every element. */
const headingLevels = (): number[] =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => !heading.closest('[hidden], [aria-hidden=true]'))
    .map((heading) => Number(heading.tagName.slice(1)));

/** One `h1`, first, and no level left out on the way down. */
export function expectOrderlyHeadings() {
  const levels = headingLevels();
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
  expect(jumps).toEqual([]);
}
