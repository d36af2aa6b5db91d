import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { article, articleCard } from '@/services/fixtures/articles';

import { ArticleView } from './ArticleView';

// Shows (requirements, 2.7).

it('has its headings in order under one h1, the title, and links to every chapter', () => {
  const { container } = renderView(<ArticleView article={article()} />);
  expectOrderlyHeadings();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(article().title);
  const links = within(screen.getByRole('navigation', { name: 'In this article' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
  for (const link of links)
    expect(container.querySelector(`h2${link.getAttribute('href')}`)).toHaveTextContent(link.textContent);
});

it('shows the dates, the reading time and the author', () => {
  const facts = {
    publishedAt: '2026-10-20T08:00:00.000Z',
    reviewedAt: '2026-11-03T09:00:00.000Z',
    readingMinutes: 8,
    author: 'Editorial team',
  };
  renderView(<ArticleView article={article({ ...facts, related: [] })} />);
  const definitions = screen.getAllByRole('definition').map((definition) => definition.textContent);
  expect(definitions).toEqual(['20 October 2026', '3 November 2026', '8 minute read', 'Editorial team']);
});

it('shows its sources and the disclaimer', () => {
  const sources = [
    { title: 'Directive', href: 'https://eur-lex.europa.eu/eli' },
    { title: 'Guidance', href: null },
  ];
  renderView(<ArticleView article={article({ sources })} />);
  expect(screen.getByRole('link', { name: 'Directive' })).toHaveAttribute('href', sources[0]?.href);
  expect(screen.getByText('Guidance')).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent(/filed by licensed tax advisers/);
});

it('is shared with its own image, else with its cover, and kept out of search engines on request', () => {
  const image = (name: string) => ({
    src: `https://www.example.com/${name}.webp`,
    alt: '',
    width: 1200,
    height: 630,
  });
  const headOf = (changes: Parameters<typeof article>[0]) => {
    const { head, unmount } = renderView(
      <ArticleView article={article({ cover: image('cover'), ...changes })} />,
    );
    const contentOf = (tag: string) => head.querySelector(tag)?.getAttribute('content');
    const found = [contentOf('[property="og:image"]'), contentOf('[name=robots]')];
    unmount();
    return found;
  };
  expect(headOf({ socialImage: image('social'), noIndex: true })).toEqual([
    expect.stringContaining('social.webp'),
    'noindex',
  ]);
  expect(headOf({ socialImage: null, noIndex: false })).toEqual([
    expect.stringContaining('cover.webp'),
    undefined,
  ]);
});

it('has structured data', () => {
  const { jsonLd, head } = renderView(<ArticleView article={article({ id: 3, type: 'FinanceTaxEncy' })} />);
  expect(jsonLd.map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList', 'Organization']);
  expect(jsonLd[0]).toMatchObject({
    headline: article().title,
    datePublished: article().publishedAt,
    dateModified: article().updatedAt,
    inLanguage: 'en',
  });
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/FinanceTaxEncy\/3\.html$/);
});

it('shows no related articles, contents or sources if there are none', () => {
  renderView(<ArticleView article={article({ related: [], tableOfContents: [], sources: [] })} />);
  expect(screen.queryByRole('heading', { name: 'Read on' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'In this article' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sources' })).not.toBeInTheDocument();
});

it('marks a text that is in another language than the page', () => {
  renderView(<ArticleView article={article({ related: [articleCard()] })} />, { locale: 'de' });
  expect(screen.getAllByRole('note')[0]).toHaveTextContent('nur auf Englisch');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
});
