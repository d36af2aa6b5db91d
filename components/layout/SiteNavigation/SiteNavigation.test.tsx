import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { MenuEntry } from '@/services/domain/content/layoutData';

import { SiteNavigation } from './SiteNavigation';

// Shows (requirements, 2.13).

const menu: MenuEntry[] = [
  { label: 'Home', href: '/', children: [] },
  {
    label: 'Resources',
    href: null,
    children: [
      { label: 'Declaration of Conformity', href: '/cht/ResourcesDoc' },
      { label: 'Co-operation enquiry', href: '/cht/ResourcesSearch' },
    ],
  },
  { label: 'About us', href: '/cht/About', children: [] },
];
const resources = () => screen.getByRole('button', { name: 'Resources' });

const renderMenu = (asPath = '/') =>
  renderWithProviders(
    <>
      <SiteNavigation menu={menu} />
      <p>Page</p>
    </>,
    { asPath },
  );

it('marks the current page regardless of its query', () => {
  renderMenu('/cht/About?from=mail#team');
  expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

it('marks the entry whose submenu contains the current page', async () => {
  renderMenu('/cht/ResourcesDoc');
  expect(resources()).toHaveAttribute('data-current', 'true');
  await userEvent.click(resources());
  expect(screen.getByRole('link', { name: 'Declaration of Conformity' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('shows the submenu on a press and hides it on the next', async () => {
  renderMenu();
  expect(resources()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Declaration of Conformity' })).toBeNull();
  await userEvent.click(resources());
  expect(resources()).toHaveAttribute('aria-expanded', 'true');
  const panel = document.getElementById(resources().getAttribute('aria-controls') ?? '');
  expect(within(panel as HTMLElement).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(resources());
  expect(screen.queryByRole('link', { name: 'Declaration of Conformity' })).toBeNull();
});

it('works with the keyboard alone', async () => {
  renderMenu();
  await userEvent.tab();
  await userEvent.tab();
  expect(resources()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Declaration of Conformity' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(resources()).toHaveFocus();
  expect(resources()).toHaveAttribute('aria-expanded', 'false');
});

it('closes when the focus moves on', async () => {
  renderMenu();
  await userEvent.click(resources());
  await userEvent.tab();
  await userEvent.tab();
  expect(resources()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'About us' })).toHaveFocus();
  expect(resources()).toHaveAttribute('aria-expanded', 'false');
});

it('closes on a click outside', async () => {
  renderMenu();
  await userEvent.click(resources());
  await userEvent.click(screen.getByText('Page'));
  expect(resources()).toHaveAttribute('aria-expanded', 'false');
});

it('closes when one of its links is followed', async () => {
  renderMenu();
  await userEvent.click(resources());
  await userEvent.click(screen.getByRole('link', { name: 'Co-operation enquiry' }));
  expect(resources()).toHaveAttribute('aria-expanded', 'false');
});

it("lists an entry's own page first", async () => {
  const withPage = menu.map((entry) =>
    entry.label === 'Resources' ? { ...entry, href: '/cht/Resources' } : entry,
  );
  renderWithProviders(<SiteNavigation menu={withPage} />);
  await userEvent.click(resources());
  expect(screen.getByRole('link', { name: 'Resources' })).toHaveAttribute('href', '/cht/Resources');
});

it("lists an entry's own page once", async () => {
  const children = [{ label: 'All resources', href: '/cht/Resources' }];
  renderWithProviders(<SiteNavigation menu={[{ label: 'Resources', href: '/cht/Resources', children }]} />);
  await userEvent.click(resources());
  expect(screen.getByRole('link')).toHaveAccessibleName('All resources');
});

it('marks the page, not a place on it', async () => {
  const children = [
    { label: 'All', href: '/cht/Resources' },
    { label: 'By country', href: '/cht/Resources#countries' },
  ];
  const entry = { label: 'Resources', href: '/cht/Resources', children };
  renderWithProviders(<SiteNavigation menu={[entry]} />, { asPath: '/cht/Resources#countries' });
  await userEvent.click(resources());
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'By country' })).not.toHaveAttribute('aria-current');
});

it('opens under a mouse that rests, and closes when it is gone', async () => {
  renderMenu();
  await userEvent.hover(resources());
  expect(resources()).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(resources()).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.unhover(resources());
  await waitFor(() => expect(resources()).toHaveAttribute('aria-expanded', 'false'));
});

it('works with other names of its entries: addresses decide', async () => {
  const rename = <E extends { label: string }>(entry: E): E => ({ ...entry, label: `New ${entry.label}` });
  const renamed = menu.map((entry) => ({ ...rename(entry), children: entry.children.map(rename) }));
  renderWithProviders(<SiteNavigation menu={renamed} />, { asPath: '/cht/ResourcesDoc' });
  const resourcesRenamed = screen.getByRole('button', { name: 'New Resources' });
  expect(resourcesRenamed).toHaveAttribute('data-current', 'true');
  await userEvent.click(resourcesRenamed);
  const link = screen.getByRole('link', { name: 'New Declaration of Conformity' });
  expect(link).toHaveAttribute('href', '/cht/ResourcesDoc');
  expect(link).toHaveAttribute('aria-current', 'page');
});
