import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { modulesLoaded } from '@/components/testing/renderWithProviders';
import { pricesFor } from '@/services/domain/services/priceTable';
import { pricedBundle } from '@/services/fixtures/bundles';
import { priceRows } from '@/services/fixtures/services';

import { PriceView } from './PriceView';

const germany = (): ComponentProps<typeof PriceView> => ({
  ...pricesFor('DE', priceRows(), 'en-GB'),
  name: 'Germany',
  isOpening: true,
  guide: { href: '/custom/sell-in-germany', title: 'Sell in Germany' },
  bundles: [],
});

async function show(props = germany(), options?: Parameters<typeof renderView>[1]) {
  const result = renderView(<PriceView {...props} />, options);
  await modulesLoaded();
  return result;
}
let isWide = true;
beforeEach(() => {
  isWide = true;
  window.matchMedia = jest.fn(() => ({ matches: isWide }) as MediaQueryList);
});
const shownRows = () => [...document.querySelectorAll('tr[data-category]:not([hidden])')];

it('shows every price for the country, its label, and the VAT label of all', async () => {
  const props = germany();
  await show(props);
  const services = props.groups.flatMap((group) => group.services);
  expect(shownRows()).toHaveLength(services.length);
  const prices = services.flatMap((service) => service.prices);
  for (const { label } of prices) expect(document.body).toHaveTextContent(label);
  expect(screen.getByText(new RegExp(`^All amounts net, ${prices[0]?.vatLabel}`))).toBeVisible();
  expectOrderlyHeadings();
  for (const row of shownRows()) expect(row.querySelector('[data-deferred=addToOffer]')).not.toBeNull();
});

it.each([
  [true, 'open, but for what is not its own'],
  [false, 'folded'],
])(
  'areas of the country on a wide window (%s) are %s, and the ones that a filter leaves open',
  async (wide) => {
    isWide = wide;
    const props = germany();
    const { unmount } = await show(props);
    const areas = () => [...document.querySelectorAll<HTMLDetailsElement>('details:not([hidden])')];
    expect(areas().map(({ id, open }) => [id, open])).toEqual(
      props.groups.map(({ id }) => [id, wide && id !== 'union' && id !== 'anywhere']),
    );
    expect(areas().map(({ id }) => id)).toContain('anywhere');
    unmount();
    const further = props.groups.find(({ id }) => id === 'anywhere')?.services[0]?.category;
    await show(props, { router: { query: { category: further } } });
    expect(areas().find(({ id }) => id === 'anywhere')?.open).toBe(true);
  },
);

it('leads to the page about the country, if there is one, and to the comparison with it', async () => {
  const { unmount } = await show();
  expect(screen.getByRole('link', { name: 'Sell in Germany' })).toHaveAttribute(
    'href',
    '/custom/sell-in-germany',
  );
  expect(screen.getByRole('link', { name: 'Compare Germany with other countries' })).toHaveAttribute(
    'href',
    '/cht/price/compare?countries=DE',
  );
  unmount();
  await show({ ...germany(), guide: null });
  expect(screen.queryByRole('link', { name: /^Sell in/ })).not.toBeInTheDocument();
});

it('says what a service costs in a year, and what that is made of', async () => {
  const [row] = priceRows();
  if (!row) throw new Error('no price');
  const running = { ...row.price, isFrom: false, amountMinor: 50_00, currency: 'EUR' };
  const rows = [
    { ...row, country: 'DE', price: { ...running, id: 'a', label: 'Data', unit: 'month' as const } },
    { ...row, country: 'DE', price: { ...running, id: 'b', label: 'Adviser', unit: 'quarter' as const } },
  ];
  await show({ ...germany(), ...pricesFor('DE', rows, 'en-GB') });
  const cell = document.querySelector('td[data-column="Per year"]');
  expect(cell?.textContent.replaceAll('\u00a0', ' ')).toBe(
    '€800Data: €50 per month; Adviser: €50 per quarter',
  );
});

it('shows another VAT label beside its own price', async () => {
  const rows = priceRows().map((row, index) =>
    index === 1 ? { ...row, country: 'DE', price: { ...row.price, vatLabel: 'including VAT' } } : row,
  );
  await show({ ...germany(), ...pricesFor('DE', rows, 'en-GB') });
  expect(screen.getAllByText(/, including VAT/).length).toBeGreaterThan(0);
});

it.each([
  [true, 'Prices', '/cht/price', 'true'],
  [false, 'Prices: Germany', '/cht/price/DE', 'page'],
])(
  'the page that prices open with (%s) has the title “%s”, and links to all countries',
  async (isOpening, title, path, current) => {
    const props = germany();
    const countries = [...props.countries, { country: 'NO', name: 'Norway' }];
    const { head } = await show({ ...props, countries, isOpening });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
    const shown = screen.getByRole('link', { name: 'Germany' });
    expect(shown).toHaveAttribute('href', '/cht/price/DE');
    expect(shown).toHaveAttribute('aria-current', current);
    expect(screen.getByRole('link', { name: 'Norway' })).toHaveAttribute('href', '/cht/price/NO');
  },
);

it('applies the filter in the address', async () => {
  const props = germany();
  const [first] = props.categories;
  if (!first) throw new Error('no price');
  await show(props, { router: { query: { category: first.value } } });
  expect(screen.getByLabelText('Area')).toHaveValue(first.value);
  expect(shownRows()).toHaveLength(first.count);
  expect(screen.getByRole('status')).toHaveTextContent(first.count === 1 ? 'One service' : `${first.count}`);
});

it('keeps the filter in the address', async () => {
  const props = germany();
  const [first] = props.categories;
  if (!first) throw new Error('no price');
  const { router } = await show(props);
  fireEvent.change(screen.getByLabelText('Area'), { target: { value: first.value } });
  expect(router.replace).toHaveBeenCalledWith(
    expect.objectContaining({ query: { category: first.value } }),
    undefined,
    { shallow: true, scroll: false },
  );
});

it('shows bundles above the table', async () => {
  await show({ ...germany(), bundles: [pricedBundle()] });
  expect(screen.getByText('Bundles for typical sellers')).toBeVisible();
});

it('shows a message without prices', async () => {
  await show({ ...germany(), ...pricesFor('DE', [], 'en-GB') });
  expect(screen.getByText(/being revised/)).toBeVisible();
});
