import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { schemes } from '@/components/theme/schemes';
import { theme } from '@/components/theme/theme';
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

it('keeps the background at an opacity of 0.8', () => {
  renderHeader('/');
  expect(screen.getByRole('banner')).toHaveStyle({ background: theme.color.headerBackground });
  for (const { headerBackground } of Object.values(schemes)) expect(headerBackground).toMatch(/\/ 0\.8\)$/);
});
