import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { PageBoundary } from './PageBoundary';

function Broken({ error }: { error: unknown }): never {
  throw error;
}
const show = (error: unknown, locale: 'en' | 'de' = 'en') =>
  renderWithProviders(
    <PageBoundary address="/cht/About">
      <Broken error={error} />
    </PageBoundary>,
    { locale },
  );

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows a page that works', () => {
  renderWithProviders(<PageBoundary address="/">Page</PageBoundary>);
  expect(screen.getByText('Page')).toBeVisible();
});

it.each([
  ['en', new Error('No such field.'), '500', 'This page cannot be shown', 'No such field.'],
  ['de', Object.assign(new Error('Weg.'), { statusCode: 404 }), '404', 'gibt es keine Seite', 'Weg.'],
] as const)(
  'in %s shows status and message of the error: %s',
  async (locale, error, status, title, message) => {
    show(error, locale);
    expect(await screen.findByText(status)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('哎呀，页面错误~')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  },
);

it('retries on another address, not on the same one', () => {
  const { rerender } = show(new Error('No such field.'));
  rerender(<PageBoundary address="/cht/About">Page</PageBoundary>);
  expect(screen.queryByText('Page')).toBeNull();
  rerender(<PageBoundary address="/">Page</PageBoundary>);
  expect(screen.getByText('Page')).toBeVisible();
});
