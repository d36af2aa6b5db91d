import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Anchor } from './Anchor';

it('keeps the display language on pages of the site', () => {
  renderWithProviders(<Anchor href="/cht/About">Über uns</Anchor>, { locale: 'de' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de/cht/About');
});

it.each(['https://example.com/a', '//example.com/a'])('marks %s as leaving the site', (href) => {
  renderWithProviders(<Anchor href={href}>Source</Anchor>, { locale: 'de' });
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener external');
});

it.each(['mailto:contact@example.com', 'tel:+493023125000', '#how', '/cms-api/documents/file/a.pdf'])(
  'leaves %s as it is',
  (href) => {
    renderWithProviders(<Anchor href={href}>Contact</Anchor>, {
      locale: 'de',
      asPath: '/cht/Services?tab=2',
    });
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
    expect(screen.getByRole('link')).not.toHaveAttribute('rel');
  },
);
