import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { articleList, choicesOfArticles } from '@/services/fixtures/articles';

import { ArticlesByTopicView } from './ArticlesByTopicView';

const filter = { topic: 'vat', country: 'PL' } as const;
const linksIn = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');

it('names what is chosen, and keeps the other choice in every link', () => {
  const { head } = renderView(
    <ArticlesByTopicView
      filter={filter}
      choices={choicesOfArticles(filter)}
      list={articleList({ total: 12, page: 2 })}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Articles: VAT, Poland – page 2');
  expect(screen.getByRole('status')).toHaveTextContent('12 articles');
  const [all, vat, ioss] = linksIn('Topics');
  expect(all).toHaveAttribute('href', '/cht/xmsailSchool/articles?country=PL');
  expect(vat).toHaveAttribute('aria-current', 'true');
  expect(ioss).toHaveAttribute('href', '/cht/xmsailSchool/articles?topic=ioss&country=PL');
  // The chosen country is the first of its row.
  expect(linksIn('Countries').map(({ textContent }) => textContent)).toEqual([
    'All countries',
    'Poland 2',
    'France 1',
    'Germany 2',
    'European Union 1',
  ]);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
    'href',
    '/cht/xmsailSchool/articles?topic=vat&country=PL',
  );
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
  expectOrderlyHeadings();
});

it('says that nothing is left, and leads to all articles', () => {
  const nothing = { topic: 'textile', country: 'PL' } as const;
  renderView(
    <ArticlesByTopicView
      filter={nothing}
      choices={choicesOfArticles(nothing)}
      list={articleList({ articles: [], total: 0 })}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'There is no article on this topic for this country yet.',
  );
  expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute(
    'href',
    '/cht/xmsailSchool/articles',
  );
  expect(linksIn('Topics').some((link) => link.getAttribute('aria-current') === 'true')).toBe(true);
});
