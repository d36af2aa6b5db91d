import { screen } from '@testing-library/react';
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

it.each([
  [{ label: 'Tools', href: '/cht/Tools' }, ['Resources', 'Tools']],
  [{ label: 'All resources', href: '/cht/Resources' }, ['All resources']],
])("lists an entry's own page first, and once, beside %j", async (child, names) => {
  const entry = { label: 'Resources', href: '/cht/Resources', children: [child] };
  renderWithProviders(<SiteNavigation menu={[entry]} />);
  await userEvent.click(resources());
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links[0]).toHaveAttribute('href', '/cht/Resources');
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
