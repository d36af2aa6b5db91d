import { existsSync } from 'node:fs';
import path from 'node:path';

import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Logo } from './Logo';

it.each(['paper', 'ink'] as const)('on %s shows a file that exists', (ground) => {
  renderWithProviders(<Logo alt="Kompassa" ground={ground} />);
  const source = screen.getByRole('img', { name: 'Kompassa' }).getAttribute('src') ?? '';
  expect(existsSync(path.join(process.cwd(), 'public', source))).toBe(true);
});
