import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { aboutPage, contentPage, homePage } from '@/services/fixtures/pages';

import { BlockList } from './BlockList';

it.each([
  ['home', homePage()],
  ['an incorporation page', contentPage()],
  ['about us', aboutPage()],
])('%s has one h1 and no gap between heading levels', (_, page) => {
  renderWithProviders(<BlockList blocks={page.blocks} />);
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.reduce((before, level) => {
    expect(level - before).toBeLessThanOrEqual(1);
    return level;
  }, 0);
});

it('has the anchor of each block as an id', () => {
  const page = contentPage();
  const { container } = renderWithProviders(<BlockList blocks={page.blocks} />);
  const anchors = page.blocks.flatMap(({ anchor }) => anchor ?? []);
  expect(anchors.length).toBeGreaterThan(0);
  for (const anchor of anchors) expect(container.querySelector(`#${anchor}`)).toBeInTheDocument();
});
