import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const link = (name: string | RegExp) => screen.getByRole('link', { name });
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

it('lists services by category, folded, each reachable under the code of the category', async () => {
  await renderDirectory();
  expect(fold('vat').open).toBe(false);
  expect(within(fold('vat')).getByRole('heading', { level: 3, hidden: true })).toHaveTextContent('VAT');
  expect(fold('vat')).toHaveTextContent('2 services');
  expect(names()).toEqual([
    'VAT registration Germany',
    'VAT registration Austria',
    'WEEE registration',
    'WEEE Austria',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('4 services');
});

it('links each service to its place on its category page, and each category to its page', async () => {
  await renderDirectory();
  const hrefs = [...fold('vat').querySelectorAll('a')].map((own) => own.getAttribute('href'));
  expect(hrefs).toEqual(['/cht/Services/vat#service-1', '/cht/Services/vat#service-3', '/cht/Services/vat']);
});

it.each([
  [{ tabIndex: '2' }, ['WEEE registration', 'WEEE Austria']],
  [{ productAttr: 'weee', country: 'AT' }, ['WEEE Austria']],
  [{ country: 'DE' }, ['VAT registration Germany', 'WEEE registration']],
])('%j is a link that leaves %j and opens what has few hits', async (query, expected) => {
  await renderDirectory(query);
  expect(names()).toEqual(expected);
  expect(screen.getByRole('status')).toHaveTextContent(
    expected.length === 1 ? 'One service' : `${expected.length} services`,
  );
  for (const shown of document.querySelectorAll('details:not([hidden])'))
    expect(shown).toHaveAttribute('open');
});

it('counts in each category what the filter leaves', async () => {
  await renderDirectory({ country: 'AT' });
  expect(fold('vat')).toHaveTextContent('One service');
});

it('leaves a category with many hits folded, unless the address asks for it', async () => {
  const list = Array.from({ length: 4 }, (_service, id) =>
    service({ ...services[0], id: id + 1, ...germany }),
  );
  const { unmount } = await renderDirectory({ country: 'DE' }, { list });
  expect(fold('vat').open).toBe(false);
  unmount();
  await renderDirectory({ productAttr: 'vat' }, { list });
  expect(fold('vat').open).toBe(true);
});

it('shows duties of the whole Union under each of its countries, and counts each choice for the other one', async () => {
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
  const countOf = (name: RegExp) => link(name).querySelector('span')?.textContent;
  expect([/^All areas/, /^Taxes/, /^Product registers/].map(countOf)).toEqual(['3', '1', '2']);
  expect([/^All countries/, /^Austria/, /^Germany/, /^Japan/].map(countOf)).toEqual(['3', '2', '2', '0']);
});

it('links to areas and countries, with anchors for browsers without scripts', async () => {
  await renderDirectory({ country: 'AT' });
  expect(link(/^Austria/)).toHaveAttribute('aria-current', 'true');
  expect(link(/^Product registers/)).toHaveAttribute('href', '/cht/Services?tabIndex=2&country=AT#weee');
  expect(link(/^Germany/)).toHaveAttribute('href', '/cht/Services?country=DE#vat');
  expect(link(/^All countries/)).toHaveAttribute('href', '/cht/Services#vat');
  expect(screen.queryByRole('link', { name: /^Trade marks/ })).not.toBeInTheDocument();
});

it('drops the country if the other area has no service for it', async () => {
  const list = [...services, service({ id: 5, category: 'company', country: null, countryName: null })];
  await renderDirectory({ country: 'AT' }, { list });
  expect(link(/^Companies/)).toHaveAttribute('href', '/cht/Services?tabIndex=4#company');
});

it('narrows company services down by type', async () => {
  const company = { category: 'company', country: null, countryName: null } as const;
  const list = [
    ...services,
    service({ ...company, id: 5, name: 'Formation', type: 1, typeName: 'Company registration' }),
    service({ ...company, id: 6, name: 'Change', type: 5, typeName: 'Company change', vatIncrement: true }),
  ];
  const { unmount } = await renderDirectory({}, { list });
  expect(screen.queryByRole('navigation', { name: 'Kinds of company service' })).toBeNull();
  unmount();
  await renderDirectory({ tabIndex: '4', serviceType: '5' }, { list });
  expect(names()).toEqual(['Change']);
  expect(link('Company change')).toHaveAttribute('aria-current', 'true');
  expect(link('Company registration')).toHaveAttribute(
    'href',
    '/cht/Services?tabIndex=4&serviceType=1#company',
  );
  expect(link('All kinds')).toHaveAttribute('href', '/cht/Services?tabIndex=4#company');
});

it('scrolls to the category in the address, opened', async () => {
  await renderDirectory({ productAttr: 'weee' });
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(fold('weee'));
  expect(fold('weee').open).toBe(true);
});

it('opens the category whose anchor is in the address', async () => {
  await renderDirectory({}, { anchor: '#weee' });
  expect(fold('weee').open).toBe(true);
  expect(fold('vat').open).toBe(false);
});

it('shows a message and a link to all services if an area has none for a country', async () => {
  const list = [...services, service({ id: 5, category: 'jct', country: 'JP', countryName: 'Japan' })];
  await renderDirectory({ tabIndex: '2', country: 'JP' }, { list });
  expect(screen.getByRole('status')).toHaveTextContent('We don’t offer this here yet');
  expect(link('Show all services')).toHaveAttribute('href', '/cht/Services');
});

it('shows the first price of each service, and the VAT label with the lowest of a category and once for all', async () => {
  await renderDirectory();
  const [first] = service().prices;
  expect(within(fold('vat')).getAllByText(new RegExp(first?.vatLabel ?? 'none'))).toHaveLength(2);
  expect(within(fold('vat')).getAllByText(/€\d/)).not.toHaveLength(0);
});

it('shows another VAT label with its own price, and that a price is on request', async () => {
  const [first] = service().prices;
  if (!first) throw new Error('no price');
  const gross = { ...first, amountMinor: first.amountMinor + 100, vatLabel: 'including VAT' };
  await renderDirectory(
    {},
    { list: [...services, service({ id: 5, prices: [gross] }), service({ id: 6, prices: [] })] },
  );
  expect(screen.getByText(/, including VAT$/)).toBeInTheDocument();
  expect(screen.getByText('Price on request')).toBeInTheDocument();
});

it('shows a message without services', async () => {
  await renderDirectory({}, { list: [] });
  expect(screen.getByText(/being revised/)).toBeInTheDocument();
});

describe('a row', () => {
  const row = (name: string) => within(fold('vat')).getByRole('link', { name, hidden: true });

  it('opens in its place with scope, documents, reading and prices, and closes again', async () => {
    const { router } = await renderDirectory();
    fold('vat').open = true;
    const link = row('VAT registration Germany');
    expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-expanded', 'true');
    const { summary, documents, articleTitle, prices } = service();
    expect(await screen.findByText(summary)).toBeVisible();
    const entry = link.closest('li');
    for (const words of [...documents, `Read: ${articleTitle}`, ...prices.map(({ label }) => label)])
      expect(entry).toHaveTextContent(words);
    expect(names()).toHaveLength(services.length + 2);
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(summary)).toBeNull();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('adds its service to the offer, by keyboard', async () => {
    await renderDirectory();
    fold('vat').open = true;
    row('VAT registration Austria').focus();
    await userEvent.keyboard('{Enter}');
    const add = await screen.findByRole('button', { name: 'Add to quote VAT registration Austria' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    expect(currentOffer().items).toEqual([{ id: 3, category: 'vat', name: 'VAT registration Austria' }]);
  });

  it('is a link that opens in a new tab where that is asked for', async () => {
    await renderDirectory();
    const link = row('VAT registration Germany');
    const click = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, click);
    expect(link).toHaveAttribute('aria-expanded', 'false');
    expect(link).toHaveAttribute('href', '/cht/Services/vat#service-1');
  });

  it.each([
    ['the call fails', () => Promise.reject(new Error('down'))],
    ['the service is no longer offered', () => Promise.resolve([])],
  ])('leads to the page of its category if %s', async (_case, answer) => {
    jest.mocked(fetchServicesToday).mockImplementation(answer);
    await renderDirectory();
    fold('vat').open = true;
    await userEvent.click(row('VAT registration Germany'));
    const problem = await screen.findByRole('alert');
    expect(within(problem).getByRole('link')).toHaveAttribute('href', '/cht/Services/vat#service-1');
  });

  it('is open again on the way back to the page, and on no other entry of the history', async () => {
    window.history.replaceState({ key: 'list' }, '');
    const { unmount } = await renderDirectory();
    fold('vat').open = true;
    await userEvent.click(row('VAT registration Germany'));
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

  it('stays open when a filter leaves it', async () => {
    await renderDirectory({ country: 'DE' });
    await userEvent.click(row('VAT registration Germany'));
    await waitFor(() => expect(document.querySelector('dl')).not.toBeNull());
    expect(screen.getByRole('status')).toHaveTextContent('2 services');
  });
});
