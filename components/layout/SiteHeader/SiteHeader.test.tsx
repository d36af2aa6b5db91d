import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { SiteHeader } from './SiteHeader';

// Shows (requirements, 1.3 and 9.5).

const renderHeader = (asPath: string) =>
  renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <SiteHeader />
    </CommonDataProvider>,
    { asPath },
  );

it('links the logo to the home page', () => {
  renderHeader('/cht/About');
  const product = layoutData().brand.product;
  expect(screen.getByRole('link', { name: `${product}, to the home page` })).toHaveAttribute('href', '/');
});
