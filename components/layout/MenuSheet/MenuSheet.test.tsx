import { screen } from '@testing-library/react';
import Router from 'next/router';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { Anchor } from '@/components/ui/Anchor/Anchor';

import { MenuButton } from './MenuButton';
import { MenuSheet } from './MenuSheet';

/** jsdom knows no popovers; what browsers do with them is in e2e/site/navigation.spec.ts. */
const hidePopover = jest.fn();
beforeAll(() => Object.assign(HTMLElement.prototype, { hidePopover }));
beforeEach(() => hidePopover.mockReset());
afterEach(() => jest.restoreAllMocks());

const renderSheet = () =>
  renderWithProviders(
    <>
      <MenuSheet product="Kompassa">
        <Anchor href="/cht/Services">Leistungen</Anchor>
        <Anchor href="/cht/About">Über uns</Anchor>
      </MenuSheet>
      <MenuButton />
      <Anchor href="/cht/price">Seite</Anchor>
    </>,
    { locale: 'de' },
  );
const focus = (name: string) => screen.getByRole('link', { name }).focus();

it('is opened and closed by buttons that need no script', () => {
  renderSheet();
  const sheet = screen.getByRole('link', { name: 'Leistungen' }).parentElement;
  const open = screen.getByRole('button', { name: 'Menü' });
  const close = screen.getByRole('button', { name: 'Menü schließen', hidden: true });
  expect(sheet).toHaveAttribute('popover', 'auto');
  expect(open).toHaveAttribute('popovertarget', sheet?.id);
  expect(close).toHaveAttribute('popovertarget', sheet?.id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

it('closes when the focus goes on to the page', () => {
  renderSheet();
  focus('Leistungen');
  focus('Über uns');
  expect(hidePopover).not.toHaveBeenCalled();
  focus('Seite');
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it.each(['routeChangeStart', 'hashChangeStart'] as const)('closes at %s', (event) => {
  const on = jest.spyOn(Router.events, 'on');
  const { unmount } = renderSheet();
  const [, close] = on.mock.calls.find(([type]) => type === event) ?? [];
  (close as () => void)();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  const off = jest.spyOn(Router.events, 'off');
  unmount();
  expect(off).toHaveBeenCalledWith(event, close);
});
