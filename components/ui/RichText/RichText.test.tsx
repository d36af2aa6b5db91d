import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { RichText } from './RichText';

it('renders the text with its structure', () => {
  renderWithProviders(<RichText html='<h2 id="when">When</h2><p>From <strong>2026</strong>.</p>' />);
  expect(screen.getByRole('heading', { level: 2, name: 'When' })).toHaveAttribute('id', 'when');
  expect(screen.getByText('2026').tagName).toBe('STRONG');
});

it('marks a text in another language', () => {
  renderWithProviders(<RichText html="<p>Only in English</p>" lang="en" />, { locale: 'de' });
  expect(screen.getByText('Only in English').parentElement).toHaveAttribute('lang', 'en');
});
