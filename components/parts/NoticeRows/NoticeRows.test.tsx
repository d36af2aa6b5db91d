import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { notices } from '@/services/fixtures/library';

import { NoticeRows } from './NoticeRows';

it('shows the subject and the date of a notice, with a link', () => {
  const [first] = notices();
  if (!first) throw new Error('no notice');
  const notice = { ...first, id: 4, publishedAt: '2026-11-02T08:00:00.000Z', language: 'en' as const };
  renderWithProviders(<NoticeRows notices={[notice]} />, { locale: 'de' });
  const entry = within(screen.getByRole('listitem'));
  expect(entry.getByText('2. November 2026')).toBeVisible();
  expect(entry.getByText(notice.typeName)).toBeVisible();
  expect(entry.getByRole('link', { name: notice.title })).toHaveAttribute('href', '/de/information/4');
  expect(entry.getByText(notice.summary).closest('[lang]')).toHaveAttribute('lang', 'en');
});
