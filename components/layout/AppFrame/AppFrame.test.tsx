import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { consentCookie, consentVersion } from '@/services/domain/visits/consent';
import { layoutData } from '@/services/fixtures/layoutData';
import { useCommonData } from '@/services/store/commonData';

import { AppFrame, type LayoutName } from './AppFrame';

// Shows (requirements, 2.12 and 2.16).

// The visitor has declined before.
beforeAll(() => {
  Cookies.set(consentCookie, JSON.stringify({ categories: [], revision: consentVersion }));
});

function Page() {
  return <h1>{useCommonData().brand.product}</h1>;
}

it.each<[LayoutName, string[]]>([
  ['default', ['banner', 'main', 'contentinfo']],
  ['activity', ['banner', 'main']],
  ['blank', ['main']],
])('the %s layout consists of %j', (layout, parts) => {
  renderWithProviders(
    <AppFrame layoutData={layoutData()} layout={layout}>
      <Page />
    </AppFrame>,
  );
  const found = ['banner', 'main', 'contentinfo'].filter((role) => screen.queryByRole(role));
  expect(found).toEqual(parts);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(layoutData().brand.product);
});

it.each<LayoutName>(['default', 'activity'])(
  'the choice of consent can be changed in the %s layout',
  (layout) => {
    renderWithProviders(
      <AppFrame layoutData={layoutData()} layout={layout}>
        <Page />
      </AppFrame>,
    );
    expect(screen.getByRole('link', { name: 'Privacy settings' })).toBeVisible();
  },
);

it('renders the skip link first, with the main content as target', async () => {
  renderWithProviders(
    <AppFrame layoutData={layoutData()} layout="default">
      <Page />
    </AppFrame>,
  );
  await userEvent.tab();
  expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

it('throws without the frame data', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderWithProviders(<Page />)).toThrow(/AppFrame/);
});
