import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { LanguageMenu } from './LanguageMenu';

// Shows (requirements, 2.13, 4.2 and 11.3).

const renderMenu = (options: Parameters<typeof renderWithProviders>[1], cookieDomain = '') =>
  renderWithProviders(
    <CommonDataProvider value={layoutData({ brand: { ...layoutData().brand, cookieDomain } })}>
      <LanguageMenu />
    </CommonDataProvider>,
    options,
  );

afterEach(() => Cookies.remove('i18n_redirected'));

it('lists both languages in their own names, each with the page, its query and its hash', async () => {
  renderMenu({ locale: 'de', asPath: '/cht/Services?tab=2#prices' });
  await userEvent.click(screen.getByRole('button', { name: 'DE Deutsch, Sprache wählen' }));
  const english = screen.getByRole('link', { name: 'EN English' });
  const german = screen.getByRole('link', { name: 'DE Deutsch' });
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(english).toHaveAttribute('href', '/cht/Services?tab=2#prices');
  expect(english).not.toHaveAttribute('aria-current');
  expect(german).toHaveAttribute('aria-current', 'true');
  expect(german).toHaveAttribute('href', '/de/cht/Services?tab=2#prices');
});

it('saves the choice for 365 days and opens the page in that language', async () => {
  const set = jest.spyOn(Cookies, 'set');
  const { router } = renderMenu({ asPath: '/cht/About' });
  await userEvent.click(screen.getByRole('button', { name: /EN/ }));
  expect(Cookies.get('i18n_redirected')).toBeUndefined();
  await userEvent.click(screen.getByRole('link', { name: 'DE Deutsch' }));

  expect(Cookies.get('i18n_redirected')).toBe('de');
  expect(set).toHaveBeenCalledWith(
    'i18n_redirected',
    'de',
    expect.objectContaining({ expires: 365, path: '/', sameSite: 'Lax' }),
  );
  expect(router.push).toHaveBeenCalledWith(
    '/cht/About',
    '/cht/About',
    expect.objectContaining({ locale: 'de', scroll: false }),
  );
  expect(screen.queryByRole('link', { name: 'DE Deutsch' })).toBeNull();
});

it('saves the choice on the domain that site and gateway share', async () => {
  const set = jest.spyOn(Cookies, 'set');
  const remove = jest.spyOn(Cookies, 'remove');
  renderMenu({ asPath: '/cht/About' }, 'example.com');
  await userEvent.click(screen.getByRole('button', { name: /EN/ }));
  await userEvent.click(screen.getByRole('link', { name: 'DE Deutsch' }));
  expect(remove).toHaveBeenCalledWith('i18n_redirected', { path: '/' });
  expect(set).toHaveBeenCalledWith(
    'i18n_redirected',
    'de',
    expect.objectContaining({ expires: 365, path: '/', domain: 'example.com' }),
  );
});
