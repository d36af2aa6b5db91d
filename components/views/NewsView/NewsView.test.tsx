import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { notice, notices } from '@/services/fixtures/library';

import { NewsView } from './NewsView';

it('shows the notice with its date, and has structured data', () => {
  const { jsonLd } = renderView(
    <NewsView notice={notice({ title: 'New rate', publishedAt: '2026-11-02T08:00:00.000Z' })} further={[]} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'New rate' })).toBeVisible();
  expect(screen.getByText('2 November 2026')).toBeVisible();
  expect(jsonLd[0]).toMatchObject({ '@type': 'NewsArticle', headline: 'New rate' });
  expectOrderlyHeadings();
});

it('links to other notices', () => {
  const further = notices();
  renderView(<NewsView notice={notice()} further={further} />);
  for (const { title } of further) expect(screen.getByRole('link', { name: title })).toBeVisible();
});
