import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchServicesToday } from '@/services/browser/api/services';
import { clearOffer, currentOffer } from '@/services/browser/offer/offerStore';
import { serviceDirectory } from '@/services/fixtures/pages';
import { service } from '@/services/fixtures/services';

import { ServiceDirectory } from './ServiceDirectory';

jest.mock('@/services/browser/api/services');

const germany = { country: 'DE', countryName: 'Germany', countryCode: 2 };
const austria = { country: 'AT', countryName: 'Austria', countryCode: 8 };
const services = [
  service({ id: 1, category: 'vat', categoryName: 'VAT', name: 'VAT registration Germany', ...germany }),
  service({ id: 2, category: 'weee', categoryName: 'WEEE', name: 'WEEE registration', ...germany }),
  service({ id: 3, category: 'vat', categoryName: 'VAT', name: 'VAT registration Austria', ...austria }),
  service({ id: 4, category: 'weee', categoryName: 'WEEE', name: 'WEEE Austria', ...austria }),
];

async function renderDirectory(
  query: Record<string, string> = {},
  { list = services, anchor = '' }: { list?: typeof services; anchor?: string } = {},
) {
  const directory = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ServiceDirectory block={serviceDirectory(list)} />
    </SWRConfig>
  );
  const result = renderWithProviders(directory, {
    asPath: `/cht/Services?${new URLSearchParams(query)}${anchor}`,
    router: { query },
  });
  await modulesLoaded();
  return result;
}
/** The filter of this name; what it counts comes last. */
const filter = (name: string) => {
  const found = [...document.querySelectorAll('nav a')].filter(({ textContent }) =>
    textContent.startsWith(name),
  );
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
};
const fold = (category: string) => document.getElementById(category) as HTMLDetailsElement;
/** The names of the services that the filter leaves, whether their category is open or not. */
const names = () =>
  [...document.querySelectorAll('details:not([hidden]) li:not([hidden]) a')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.mocked(fetchServicesToday).mockResolvedValue(services);
});
afterEach(() => clearOffer());

it('lists services by category, folded, each with the way to its place on the page of its category, and its first price', async () => {
  await renderDirectory();
  expect(fold('vat').open).toBe(false);
  expect(fold('vat').querySelector('summary')).toHaveTextContent(/^VAT ?2 services/);
  expect(names()).toEqual([
    'VAT registration Germany',
    'VAT registration Austria',
    'WEEE registration',
    'WEEE Austria',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('4 services');
  const hrefs = [...fold('vat').querySelectorAll('a')].map((own) => own.getAttribute('href'));
  expect(hrefs).toEqual(['/cht/Services/vat#service-1', '/cht/Services/vat#service-3', '/cht/Services/vat']);
  const [first] = service().prices;
  // Once for all.
  expect(screen.getAllByText(new RegExp(first?.vatLabel ?? 'none'))).toHaveLength(1);
  for (const row of fold('vat').querySelectorAll('li')) expect(row).toHaveTextContent(/€\d/);
});

it('shows another VAT label with its own price, and that a price is on request', async () => {
  const [first] = service().prices;
  if (!first) throw new Error('no price');
  const gross = { ...first, amountMinor: first.amountMinor + 100, vatLabel: 'including VAT' };
  const others = [service({ id: 5, prices: [gross] }), service({ id: 6, prices: [] })];
  await renderDirectory({}, { list: [...services, ...others] });
  expect(screen.getByText(/, including VAT$/)).toBeInTheDocument();
  expect(screen.getByText('Price on request')).toBeInTheDocument();
});

it('has the advance on fees last', async () => {
  const balance = service({ id: 5, category: 'balance', country: null, countryName: null });
  await renderDirectory({}, { list: [balance, ...services] });
  expect([...document.querySelectorAll('details')].map(({ id }) => id)).toEqual(['vat', 'weee', 'balance']);
});

it.each([
  [{ tabIndex: '2' }, '', ['WEEE registration', 'WEEE Austria'], ['weee']],
  [{ productAttr: 'weee', country: 'AT' }, '', ['WEEE Austria'], ['weee']],
  [{ country: 'DE' }, '', ['VAT registration Germany', 'WEEE registration'], ['vat', 'weee']],
  [{ productAttr: 'weee' }, '', services.map(({ name }) => name).sort(), ['weee']],
  [{}, '#weee', services.map(({ name }) => name).sort(), ['weee']],
])('the address %j%s leaves %j and opens %j', async (query, anchor, expected, opened) => {
  await renderDirectory(query, { anchor });
  expect(names().sort()).toEqual(expected.sort());
  expect(screen.getByRole('status')).toHaveTextContent(/^(One service|\d services)$/);
  expect([...document.querySelectorAll('details[open]:not([hidden])')].map(({ id }) => id)).toEqual(opened);
  if ('productAttr' in query)
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(fold('weee'));
});

it('leaves a category with many hits folded', async () => {
  const list = [1, 2, 3, 4].map((id) => service({ ...services[0], id, ...germany }));
  await renderDirectory({ country: 'DE' }, { list });
  expect(fold('vat').open).toBe(false);
});

it('shows duties of the whole Union under each of its countries; each choice counts for the other one, with an anchor for browsers without scripts', async () => {
  const union = service({
    id: 5,
    category: 'weee',
    name: 'Union-wide WEEE',
    country: 'EU',
    countryName: 'European Union',
  });
  const japan = service({ id: 6, category: 'jct', name: 'JCT', country: 'JP', countryName: 'Japan' });
  await renderDirectory({ tabIndex: '2', country: 'AT' }, { list: [...services, union, japan] });
  expect(names()).toEqual(['WEEE Austria', 'Union-wide WEEE']);
  expect(within(fold('weee')).getByText('applies in the whole Union')).toBeInTheDocument();
  const countOf = (name: string) => filter(name).querySelector('span')?.textContent;
  expect(['All areas', 'Taxes', 'Product registers'].map(countOf)).toEqual(['3', '1', '2']);
  expect(['All countries', 'Austria', 'Germany', 'Japan'].map(countOf)).toEqual(['3', '2', '2', '0']);
  expect(filter('Austria')).toHaveAttribute('aria-current', 'true');
  expect(filter('Taxes')).toHaveAttribute('href', '/cht/Services?tabIndex=1&country=AT#vat');
  expect(filter('Germany')).toHaveAttribute('href', '/cht/Services?tabIndex=2&country=DE#weee');
  expect(filter('All countries')).toHaveAttribute('href', '/cht/Services?tabIndex=2#weee');
  // The other choice goes where nothing would be left.
  expect(filter('Japan')).toHaveAttribute('href', '/cht/Services?country=JP#jct');
  expect(document.querySelector('nav')).not.toHaveTextContent('Trade marks');
});

it('narrows company services down by type, and drops the country, for which it has none', async () => {
  const company = { category: 'company', country: null, countryName: null } as const;
  const list = [
    ...services,
    service({ ...company, id: 5, name: 'Formation', type: 1, typeName: 'Company registration' }),
    service({ ...company, id: 6, name: 'Change', type: 5, typeName: 'Company change', vatIncrement: true }),
  ];
  const { unmount } = await renderDirectory({ country: 'AT' }, { list });
  expect(screen.queryByText('Company change')).toBeNull();
  expect(filter('Companies')).toHaveAttribute('href', '/cht/Services?tabIndex=4#company');
  unmount();
  await renderDirectory({ tabIndex: '4', serviceType: '5' }, { list });
  expect(names()).toEqual(['Change']);
  expect(filter('Company change')).toHaveAttribute('aria-current', 'true');
  expect(filter('Company registration')).toHaveAttribute(
    'href',
    '/cht/Services?tabIndex=4&serviceType=1#company',
  );
  expect(filter('All kinds')).toHaveAttribute('href', '/cht/Services?tabIndex=4#company');
});

it('shows a message and a link to all services if an area has none for a country, and another without services', async () => {
  const list = [...services, service({ id: 5, category: 'jct', country: 'JP', countryName: 'Japan' })];
  const { unmount } = await renderDirectory({ tabIndex: '2', country: 'JP' }, { list });
  expect(screen.getByRole('status')).toHaveTextContent('We don’t offer this here yet');
  expect(screen.getByText('Show all services')).toHaveAttribute('href', '/cht/Services');
  unmount();
  await renderDirectory({}, { list: [] });
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});

describe('a row', () => {
  const row = (name: string) => within(fold('vat')).getByText(name, { selector: 'a' });
  const toggle = async (name: string) => {
    fireEvent.click(row(name));
    await modulesLoaded();
  };

  it('opens in its place with scope, documents, reading, prices and a button for the offer, and closes again', async () => {
    const { router } = await renderDirectory({ country: 'DE' });
    const link = row('VAT registration Germany');
    expect(link).toHaveAttribute('aria-expanded', 'false');
    await toggle('VAT registration Germany');
    expect(link).toHaveAttribute('aria-expanded', 'true');
    const { summary, documents, reading, prices } = service();
    const entry = link.closest('li') as HTMLElement;
    for (const words of [
      summary,
      ...documents,
      `Read: ${reading[0]?.title}`,
      ...prices.map(({ label }) => label),
    ])
      expect(entry).toHaveTextContent(words);
    // It has no service that the filter counts.
    expect(screen.getByRole('status')).toHaveTextContent('2 services');
    fireEvent.click(within(entry).getByText(/^Add to quote/));
    expect(currentOffer().items).toEqual([{ id: 1, category: 'vat', name: 'VAT registration Germany' }]);
    await toggle('VAT registration Germany');
    expect(link).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(summary)).toBeNull();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is a link that opens in a new tab where that is asked for', async () => {
    await renderDirectory();
    const link = row('VAT registration Germany');
    fireEvent(link, createEvent.click(link, { ctrlKey: true }));
    expect(link).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['the call fails', () => Promise.reject(new Error('down'))],
    ['the service is no longer offered', () => Promise.resolve([])],
  ])('leads to the page of its category if %s', async (_case, answer) => {
    jest.mocked(fetchServicesToday).mockImplementation(answer);
    await renderDirectory();
    fold('vat').open = true;
    await toggle('VAT registration Germany');
    const problem = await screen.findByRole('alert');
    expect(within(problem).getByRole('link')).toHaveAttribute('href', '/cht/Services/vat#service-1');
  });

  it('is open again on the way back to the page, and on no other entry of the history', async () => {
    window.history.replaceState({ key: 'list' }, '');
    const { unmount } = await renderDirectory();
    await toggle('VAT registration Germany');
    unmount();
    window.history.replaceState({ key: 'other' }, '');
    const other = await renderDirectory();
    expect(row('VAT registration Germany')).toHaveAttribute('aria-expanded', 'false');
    other.unmount();
    window.history.replaceState({ key: 'list' }, '');
    await renderDirectory();
    expect(row('VAT registration Germany')).toHaveAttribute('aria-expanded', 'true');
    expect(fold('vat').open).toBe(true);
    window.history.replaceState(null, '');
  });
});
