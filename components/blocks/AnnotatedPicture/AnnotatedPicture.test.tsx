import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { AnnotatedPicture } from './AnnotatedPicture';

it('shows the picture when it comes into sight, and says in order what its numbers show', () => {
  renderWithProviders(<AnnotatedPicture block={block('annotatedPicture')} />);
  const region = within(screen.getByRole('region', { name: 'The workspace' }));
  expect(region.getByRole('img', { name: 'The calendar with the next return.' })).toHaveAttribute(
    'loading',
    'lazy',
  );
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The dayWhen the return is due.',
    'The lawThe act that sets the day.',
  ]);
});
