import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { MarginColumns } from './MarginColumns';

it('has the margin before the text in the document order', () => {
  renderWithProviders(<MarginColumns margin={<p>Margin</p>}>Text</MarginColumns>);
  const margin = screen.getByText('Margin');
  expect(margin.compareDocumentPosition(screen.getByText('Text'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
