import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Prose } from './Prose';

const prose = (changes: Parameters<typeof block<'prose'>>[1]) =>
  block('prose', { heading: 'Where data are', bodyHtml: '<h3>In short</h3><p>In Europe.</p>', ...changes });

it('has its key figures between heading and text', () => {
  const items = [{ value: '10 years', label: 'OSS records', note: 'By law' }];
  renderWithProviders(
    <Prose block={prose({ facts: { id: '1', anchor: 'time', heading: 'Time', items } })} />,
  );
  const facts = screen.getByRole('complementary');
  expect(facts).toHaveAttribute('id', 'time');
  expect(facts).toHaveTextContent('Time10 years OSS records By law');
  const headings = within(screen.getByRole('region', { name: 'Where data are' })).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Where data are', 'Time', 'In short']);
});

it('has no empty margin', () => {
  renderWithProviders(<Prose block={prose({ facts: null })} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
