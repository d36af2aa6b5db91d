import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SearchPanel } from '@/components/layout/SearchPanel/SearchPanel';
import { installDialogMethods } from '@/components/testing/dialog';
import { renderWithHead } from '@/components/testing/renderView';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { ErrorView } from './ErrorView';

// Its calls would fail when the tests have ended.
jest.mock('@/services/browser/api/search');

// Shows (requirements, 2.12, 8.2, 8.3, 8.6 and 11.1).

const isHidden = jest.spyOn(document, 'hidden', 'get');
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000));
};

beforeAll(installDialogMethods);
beforeEach(() => {
  jest.useFakeTimers();
  isHidden.mockReturnValue(false);
});
afterEach(() => jest.useRealTimers());

it.each([
  ['en', 404, 'There is no page at this address'],
  ['de', 404, 'Unter dieser Adresse gibt es keine Seite'],
  ['en', 410, 'This page cannot be shown at the moment'],
] as const)(
  'in %s a %i shows its message in Chinese, in the display language and of the error',
  (locale, statusCode, title) => {
    renderWithProviders(<ErrorView statusCode={statusCode} message="Out of order." />, { locale });
    expect(screen.getByText('哎呀，页面错误~')).toHaveAttribute('lang', 'zh-Hans');
    expect(screen.getByText(statusCode)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText('Out of order.')).toHaveAttribute('lang', 'en');
  },
);

it.each([
  [
    'en',
    503,
    'unavailable',
    'Error 503: the content of this page cannot be reached. Reference number: 3f2a-01',
  ],
  ['de', 500, 'answer', 'Fehler 500: Der Inhalt dieser Seite ließ sich nicht lesen. Vorgangsnummer: 3f2a-01'],
] as const)(
  'in %s tells what has failed on the server, with its number',
  (locale, statusCode, cause, text) => {
    renderWithProviders(<ErrorView statusCode={statusCode} cause={cause} reference="3f2a-01" />, { locale });
    expect(screen.getByText('3f2a-01').parentElement).toHaveTextContent(text);
  },
);

it.each([
  ['with the layout data', true, undefined],
  ['without it', false, 'Kompassa官网_VAT & Compliance Europe'],
])('%s, its title ends with the title of the site', (_case, hasLayoutData, siteTitle) => {
  const view = <ErrorView statusCode={404} siteTitle={siteTitle} />;
  const { head } = renderWithHead(
    hasLayoutData ? <CommonDataProvider value={layoutData()}>{view}</CommonDataProvider> : view,
  );
  const site = siteTitle ?? layoutData().brand.title;
  expect(site).toContain('官网_');
  const title = head.querySelector('title');
  expect(title).toHaveTextContent(`404 – There is no page at this address – ${site}`);
});

it('links to the home page at once, and redirects there after 15 seconds, not before', () => {
  const { router } = renderWithProviders(<ErrorView statusCode={404} />);
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  pass(14);
  expect(router.replace).not.toHaveBeenCalled();
  pass(1);
  expect(router.replace).toHaveBeenCalledTimes(1);
  expect(router.replace).toHaveBeenCalledWith('/');
});

it('announces the redirect once, not every second', () => {
  renderWithProviders(<ErrorView statusCode={404} />);
  pass(1);
  const status = screen.getByRole('status');
  const announced = status.textContent;
  expect(announced).toMatch(/in 15 seconds/);
  pass(5);
  expect(status.textContent).toBe(announced);
});

it('stays when the countdown is stopped', async () => {
  const { router } = renderWithProviders(<ErrorView statusCode={404} />);
  pass(3);
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
  pass(30);
  expect(router.replace).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('You are staying on this page.');
});

it('waits while the tab is hidden', () => {
  const { router } = renderWithProviders(<ErrorView statusCode={404} />);
  pass(10);
  isHidden.mockReturnValue(true);
  pass(60);
  expect(router.replace).not.toHaveBeenCalled();
  isHidden.mockReturnValue(false);
  pass(5);
  expect(router.replace).toHaveBeenCalledTimes(1);
});

it('an unknown address offers the most used pages, in the language of the page', () => {
  renderWithProviders(<ErrorView statusCode={404} />, { locale: 'de' });
  const links = within(screen.getByRole('navigation', { name: 'Meistbesuchte Seiten' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Alle Leistungen', '/de/cht/Services'],
    ['Alle Preise', '/de/cht/price'],
    ['Pflichten prüfen', '/de/cht/calculate'],
    [expect.stringMatching(/^Wissen/), '/de/cht/xmsailSchool'],
    ['Kontakt', '/de/cht/Contact'],
  ]);
});

it('opens the search of the header, and waits with the redirect meanwhile', async () => {
  const { router } = renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <SearchPanel />
      <ErrorView statusCode={404} />
    </CommonDataProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Search the site' });
  await user.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Search the site' });
  expect(dialog).toBeVisible();
  // Browsers that know `command` find the panel without any script.
  expect(button).toHaveAttribute('command', 'show-modal');
  expect(button).toHaveAttribute('commandfor', dialog.id);
  pass(60);
  expect(router.replace).not.toHaveBeenCalled();
});

it('offers no search without the header, and neither search nor pages for a fault', () => {
  const { unmount } = renderWithProviders(<ErrorView statusCode={404} />);
  expect(screen.queryByRole('button', { name: 'Search the site' })).toBeNull();
  unmount();
  renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <ErrorView statusCode={500} />
    </CommonDataProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Search the site' })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});
