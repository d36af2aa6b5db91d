import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { ServiceNeeds } from './ServiceNeeds';

const needs = [
  {
    phrase: 'I store goods in',
    text: 'From the first item.',
    choices: [
      { label: 'Germany', href: '/cht/Services?productAttr=vat&country=DE#vat' },
      { label: 'France', href: '/cht/Services?productAttr=vat&country=FR#vat' },
    ],
  },
  { phrase: 'I sell to', text: '', choices: [{ label: 'the USA', href: '/cht/Services' }] },
];

it('shows each sentence with a list of links that complete it', () => {
  renderWithProviders(<ServiceNeeds block={block('serviceNeeds', { needs })} />);
  const stores = within(screen.getByRole('list', { name: /^I store goods in/ }));
  expect(stores.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    needs[0]?.choices.map(({ href }) => href),
  );
  expect(screen.getByText('From the first item.')).toBeVisible();
});

it('renders no empty explanation', () => {
  const { container } = renderWithProviders(
    <ServiceNeeds block={block('serviceNeeds', { lead: '', needs: needs.slice(1) })} />,
  );
  expect(container.querySelector('p')).toBeNull();
});
