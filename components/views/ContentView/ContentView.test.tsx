import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { modulesLoaded } from '@/components/testing/renderWithProviders';
import { paths } from '@/services/config/paths';
import { layoutData } from '@/services/fixtures/layoutData';
import { aboutPage, contentPage, customPage } from '@/services/fixtures/pages';

import { ContentView } from './ContentView';

// Shows (requirements, 2.5, 2.8, 2.9 and 7.13).

const hongKong = '/cht/Incorporation/IncorporationHK';

it.each([
  ['an incorporation page', contentPage(), hongKong],
  ['about us', aboutPage(), '/cht/About'],
  ['a page without a hero', contentPage({ blocks: contentPage().blocks.slice(2) }), hongKong],
])('%s has its headings in order under one h1', async (_, page, path) => {
  renderView(<ContentView page={page} path={path} />);
  await modulesLoaded();
  expectOrderlyHeadings();
});

it('has breadcrumbs on other pages, visible and as structured data', () => {
  const { jsonLd, head } = renderView(<ContentView page={contentPage()} path={hongKong} />);
  const way = screen.getByRole('navigation', { name: 'You are here' });
  expect(way).toHaveTextContent(`Home${contentPage().title}`);
  expect([...way.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(way.querySelector('[aria-current=page]')).toHaveTextContent(contentPage().title);
  expect(jsonLd[0]).toEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, name: 'Home' }),
        expect.objectContaining({ position: 2, name: contentPage().title }),
      ],
    }),
  );
  expect(head.querySelector('title')).toHaveTextContent(contentPage().metaTitle);
});

it('is an article of the company on a guide to a country, with what the page shows, and on no campaign', async () => {
  const page = customPage();
  const view = renderView(<ContentView page={page} path={paths.campaign('sell-in-germany')} />);
  await modulesLoaded();
  const isArticle = ({ '@type': type }: Record<string, unknown>) => type === 'Article';
  const { headline, description, ...data } = view.jsonLd.find(isArticle) ?? {};
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(String(headline));
  expect(screen.getByText(String(description))).toBeVisible();
  // No author, no reviewer and no day of publication stand on the page.
  const { siteUrl } = layoutData().brand;
  const company = { '@id': `${siteUrl}/#organization` };
  expect(data).toEqual({
    '@type': 'Article',
    inLanguage: page.language,
    dateModified: '2026-11-22',
    author: company,
    publisher: company,
    mainEntityOfPage: `${siteUrl}/custom/sell-in-germany`,
    image: page.image?.src,
  });
  expect(view.jsonLd[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  view.unmount();
  const campaign = renderView(<ContentView page={page} path={paths.campaign('packaging-check')} />);
  expect(campaign.jsonLd.some(isArticle)).toBe(false);
});

it('shows a note if the text is in another language, and marks the text', () => {
  renderView(<ContentView page={contentPage({ language: 'en' })} path={hongKong} />, { locale: 'de' });
  expect(screen.getByRole('note')).toHaveTextContent('Dieser Text liegt bisher nur auf Englisch vor.');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
});

it('shows a note if a section is in another language, and marks that section only', () => {
  const { blocks } = contentPage();
  const page = contentPage({
    language: 'de',
    blocks: blocks.map((block, index) => (index === 1 ? { ...block, language: 'en' } : block)),
  });
  const { container } = renderView(<ContentView page={page} path={hongKong} />, { locale: 'de' });
  expect(screen.getByRole('note')).toHaveTextContent(
    'Einige Abschnitte dieser Seite liegen bisher nur auf Englisch vor.',
  );
  const marked = container.querySelectorAll('div[lang="en"]');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContainElement(screen.getAllByRole('heading', { level: 2 })[0] ?? null);
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang="en"]')).toBeNull();
});
