import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { AnnotatedPicture } from './AnnotatedPicture';

it('shows the picture when it comes into sight, and says in order what its numbers show', () => {
  renderWithProviders(<AnnotatedPicture block={block('annotatedPicture')} />);
  const region = within(screen.getByRole('region', { name: 'The workspace' }));
  expect(region.getByRole('img', { name: 'A client file with a return to approve.' })).toHaveAttribute(
    'loading',
    'lazy',
  );
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'State of the fileDocuments, authority, registered.',
    'ApprovalNothing is filed without it.',
  ]);
});
