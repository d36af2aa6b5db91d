import { composeStories } from '@storybook/react';
import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import * as stories from '@/stories/parts/HotArticles.stories';

const { Default } = composeStories(stories);

it('is an ordered list of titles without summaries', () => {
  renderWithProviders(<Default headingLevel={4} />);
  const articles = Default.args.articles ?? [];
  const titles = within(screen.getByRole('list')).getAllByRole('heading', { level: 4 });
  expect(titles.map((title) => title.textContent)).toEqual(articles.map(({ title }) => title));
  expect(articles.length).toBeGreaterThan(0);
  for (const { summary } of articles) expect(screen.queryByText(summary)).not.toBeInTheDocument();
});
