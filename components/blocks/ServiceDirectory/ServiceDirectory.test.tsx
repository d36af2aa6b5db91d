import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';
import { service, trademarkServices } from '@/services/fixtures/services';

import { ServiceDirectory } from './ServiceDirectory';

const germany = { country: 'DE', countryName: 'Germany', countryCode: 2 };
const austria = { country: 'AT', countryName: 'Austria', countryCode: 8 };
const services = [
  service({ id: 1, category: 'vat', categoryName: 'VAT', name: 'VAT registration Germany', ...germany }),
  service({ id: 2, category: 'weee', categoryName: 'WEEE', name: 'WEEE registration', ...germany }),
  service({ id: 3, category: 'vat', categoryName: 'VAT', name: 'VAT registration Austria', ...austria }),
  service({ id: 4, category: 'weee', categoryName: 'WEEE', name: 'WEEE Austria', ...austria }),
];

function renderDirectory(query: Record<string, string> = {}, list = services) {
  return renderWithProviders(<ServiceDirectory block={block('serviceDirectory', { services: list })} />, {
    asPath: `/cht/Services?${new URLSearchParams(query)}`,
    router: { query },
  });
}
const names = () => screen.getAllByRole('heading', { level: 4 }).map((name) => name.textContent.trim());
const link = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('groups services by category, each reachable under the code of the category', () => {
  const { container } = renderDirectory();
  const vat = container.querySelector<HTMLElement>('#vat');
  const found = within(vat as HTMLElement).getAllByRole('heading', { level: 4 });
  expect(found.map((name) => name.textContent.trim())).toEqual([
    'VAT registration Germany',
    'VAT registration Austria',
  ]);
  expect(container.querySelector('#weee')).toHaveTextContent('WEEE registration');
  expect(screen.getByRole('status')).toHaveTextContent('4 services');
});

it.each([
  [{ tabIndex: '2' }, ['WEEE registration', 'WEEE Austria']],
  [{ productAttr: 'weee', country: 'AT' }, ['WEEE Austria']],
  [{ country: 'DE' }, ['VAT registration Germany', 'WEEE registration']],
])('%j is a link that opens %j', (query, expected) => {
  renderDirectory(query);
  expect(names()).toEqual(expected);
});

it('links to areas and countries, with anchors for browsers without scripts', () => {
  renderDirectory({ country: 'AT' });
  expect(link('Austria')).toHaveAttribute('aria-current', 'true');
  expect(link(/^Product registers/)).toHaveAttribute('href', '/cht/Services?tabIndex=2&country=AT#weee');
  expect(link('Germany')).toHaveAttribute('href', '/cht/Services?country=DE#vat');
  expect(link('All countries')).toHaveAttribute('href', '/cht/Services#vat');
  expect(screen.queryByRole('link', { name: /^Trade marks/ })).not.toBeInTheDocument();
});

it('drops the country if the other area has no service for it', () => {
  const list = [...services, service({ id: 5, category: 'company', country: null, countryName: null })];
  renderDirectory({ country: 'AT' }, list);
  expect(link(/^Companies/)).toHaveAttribute('href', '/cht/Services?tabIndex=4#company');
});

it('scrolls to the category in the address', () => {
  const { container } = renderDirectory({ productAttr: 'weee' });
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(
    container.querySelector('#weee'),
  );
});

it('shows a message and a link to all services if an area has none for a country', () => {
  const list = [...services, service({ id: 5, category: 'jct', country: 'JP', countryName: 'Japan' })];
  renderDirectory({ tabIndex: '2', country: 'JP' }, list);
  expect(screen.getByRole('status')).toHaveTextContent('We offer nothing in this area');
  expect(link('Show all services')).toHaveAttribute('href', '/cht/Services');
});

it('shows the first price with its VAT label on the line, and every price below', () => {
  const [first] = services;
  renderDirectory({}, services);
  expect(screen.getAllByText(first?.prices[0]?.vatLabel ?? 'none')[0]).toBeVisible();
  for (const { label } of first?.prices ?? []) expect(screen.getAllByText(label)[0]).not.toBeVisible();
});

it('shows a short list of services in full, with codes', () => {
  renderDirectory({}, [service({ code: 2, ...germany })]);
  expect(screen.getByText(service().summary)).toBeVisible();
  expect(screen.getByText('Service code 2 · Country code 2')).toBeVisible();
});

it('shows the deciding office of a trade mark', () => {
  const [trademark] = trademarkServices();
  if (!trademark) throw new Error('no trade mark');
  renderDirectory({}, [trademark]);
  expect(screen.getByText(`Office: ${trademark.office} · one class included`)).toBeVisible();
});

it('links a service to a page of its own, not to its place in this list', () => {
  renderDirectory({}, [
    service({ id: 1, href: '/cht/Incorporation/IncorporationHK' }),
    service({ id: 2, href: '/cht/Services#vat' }),
  ]);
  expect(screen.getAllByRole('link').map((own) => own.getAttribute('href'))).toEqual([
    '/cht/Incorporation/IncorporationHK',
  ]);
});

it('shows a message without services', () => {
  renderDirectory({}, []);
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});
