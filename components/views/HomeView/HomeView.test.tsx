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

it('has the banners below the opening, no breadcrumbs, and structured data about the organisation', async () => {
  const { jsonLd } = renderView(<HomeView page={homePage()} posters={posters()} />);
  await modulesLoaded();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Current topics');
  expect(jsonLd.map((node) => node['@type'])).toEqual(['Organization']);
  expect(screen.queryByLabelText('You are here')).toBeNull();
  expectOrderlyHeadings();
});

it('has no section for banners if none is scheduled', async () => {
  renderView(<HomeView page={homePage()} posters={[]} />);
  await modulesLoaded();
  expect(screen.queryByText('Current topics')).not.toBeInTheDocument();
});
