import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Logo } from './Logo';

it.each(['paper', 'ink'] as const)('on %s shows a file that exists, and no word beside it', (ground) => {
  const { container } = renderWithProviders(<Logo product="Kompassa" alt="Kompassa" ground={ground} />);
  const source = screen.getByRole('img', { name: 'Kompassa' }).getAttribute('src') ?? '';
  expect(existsSync(path.join(process.cwd(), 'public', source))).toBe(true);
  expect(container).toHaveTextContent(/^$/);
});

it('shows the name of another product beside the mark', () => {
  renderWithProviders(<Logo product="Nordlicht Tax" alt="Nordlicht Tax" />);
  expect(screen.getByText('Nordlicht Tax')).toBeVisible();
  const mark = screen.getByRole('img', { name: 'Nordlicht Tax' });
  expect(mark.getAttribute('width')).toBe(mark.getAttribute('height'));
});

it.each(['logo.svg', 'logo-inverse.svg'])('%s is the same on both hosts', (file) => {
  const [ours, theirs] = ['public', 'gateway/public'].map((folder) =>
    readFileSync(path.join(folder, 'brand', file), 'utf8'),
  );
  expect(theirs).toBe(ours);
});
