import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { modulesLoaded } from '@/components/testing/renderWithProviders';
import { posters } from '@/services/fixtures/activities';
import { fakeIntersections } from '@/services/fixtures/intersections';
import { homePage } from '@/services/fixtures/pages';

import { HomeView } from './HomeView';

// Shows (requirements, 2.1 and 7.10).

beforeEach(() => {
  fakeIntersections();
});

it('has the banners before its map, no breadcrumbs, and structured data about the organisation', async () => {
  const { jsonLd } = renderView(<HomeView page={homePage()} posters={posters()} />);
  await modulesLoaded();
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections[sections.indexOf('Current topics') + 1]).toBe('One market, many rates');
  expect(jsonLd.map((node) => node['@type'])).toEqual(['Organization']);
  expect(screen.queryByLabelText('You are here')).toBeNull();
  expectOrderlyHeadings();
});

it('has no section for banners if none is scheduled', async () => {
  renderView(<HomeView page={homePage()} posters={[]} />);
  await modulesLoaded();
  expect(screen.queryByText('Current topics')).not.toBeInTheDocument();
});
