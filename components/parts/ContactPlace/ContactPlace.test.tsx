import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';

import { ContactPlace } from './ContactPlace';

it('shows the location and the contact details without loading from other hosts', () => {
  const { contact } = layoutData();
  const { container } = renderWithProviders(<ContactPlace contact={contact} offices={['Berlin']} />);
  const place = screen.getByRole('region', { name: 'Where we are' });
  for (const fact of [contact.companyName, contact.street, contact.city, contact.phone, contact.hours])
    expect(place.textContent).toContain(fact);
  expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  );
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search\?query=.*Berlin/),
  );
  expect(container.querySelectorAll('iframe, img, script')).toHaveLength(0);
});
