import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Breadcrumbs } from './Breadcrumbs';

it('links every level except the current page', () => {
  renderWithProviders(
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Knowledge', href: '/cht/xmsailSchool' },
        { label: 'VAT in 2026', href: '/trends/7.html' },
      ]}
    />,
  );
  const navigation = screen.getByRole('navigation', { name: 'You are here' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Knowledge']);
  expect(within(navigation).getByText('VAT in 2026')).toHaveAttribute('aria-current', 'page');
});
