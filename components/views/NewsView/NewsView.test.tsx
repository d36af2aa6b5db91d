import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { notice, notices } from '@/services/fixtures/library';

import { NewsView } from './NewsView';

it('shows the notice with its date, structured data and links to others', () => {
  const shown = notice({ title: 'New rate', publishedAt: '2026-11-02T08:00:00.000Z' });
  const further = notices();
  const { jsonLd } = renderView(<NewsView notice={shown} further={further} />);
  expect(screen.getByRole('heading', { level: 1, name: 'New rate' })).toBeVisible();
  expect(screen.getByText('2 November 2026')).toBeVisible();
  expect(jsonLd[0]).toMatchObject({ '@type': 'NewsArticle', headline: 'New rate' });
  for (const { title } of further) expect(screen.getByText(title, { selector: 'a' })).toBeVisible();
  expectOrderlyHeadings();
});
