import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { consentCookie, consentVersion } from '@/services/domain/visits/consent';
import { layoutData } from '@/services/fixtures/layoutData';
import { useCommonData } from '@/services/store/commonData';

import { AppLayout, type LayoutName } from './AppLayout';

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
])(
  'the %s layout consists of %j; with a banner it begins with the skip link, and consent can be changed',
  (layout, parts) => {
    renderWithProviders(
      <AppLayout layoutData={layoutData()} layout={layout}>
        <Page />
      </AppLayout>,
    );
    const found = ['banner', 'main', 'contentinfo'].filter((role) => screen.queryByRole(role));
    expect(found).toEqual(parts);
    expect(document.querySelector('h1')).toHaveTextContent(layoutData().brand.product);
    const hasBanner = parts.includes('banner');
    const [first] = document.querySelectorAll('a');
    expect(first?.getAttribute('href') === `#${document.querySelector('main')?.id}`).toBe(hasBanner);
    expect(screen.queryAllByText('Privacy settings', { selector: 'a' })).toHaveLength(hasBanner ? 1 : 0);
  },
);
