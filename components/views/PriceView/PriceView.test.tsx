import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { modulesLoaded } from '@/components/testing/renderWithProviders';
import { pricesFor } from '@/services/domain/services/priceTable';
import { priceRows } from '@/services/fixtures/services';

import { PriceView } from './PriceView';

const germany = () => ({ ...pricesFor('DE', priceRows(), 'en-GB'), name: 'Germany' });

async function show(props = germany(), options?: Parameters<typeof renderView>[1]) {
  const result = renderView(<PriceView {...props} />, options);
  await modulesLoaded();
  return result;
}
const shownRows = () => [...document.querySelectorAll('tr[data-category]:not([hidden])')];

it('shows every price for the country, its label, and the VAT label of all', async () => {
  const props = germany();
  await show(props);
  const services = props.groups.flatMap((group) => group.services);
  expect(shownRows()).toHaveLength(services.length);
  const prices = services.flatMap((service) => service.prices);
  for (const { label } of prices) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  expect(screen.getByText(new RegExp(`^All amounts ${prices[0]?.vatLabel}`))).toBeVisible();
  expectOrderlyHeadings();
});

it('shows another VAT label beside its own price', async () => {
  const rows = priceRows().map((row, index) =>
    index === 1 ? { ...row, country: 'DE', price: { ...row.price, vatLabel: 'including VAT' } } : row,
  );
  await show({ ...pricesFor('DE', rows, 'en-GB'), name: 'Germany' });
  expect(screen.getAllByText(/, including VAT/).length).toBeGreaterThan(0);
});

it('links to the other countries and marks the one that is shown', async () => {
  const props = germany();
  await show({ ...props, countries: [...props.countries, { country: 'JP', name: 'Japan' }] });
  expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/cht/price');
  expect(screen.getByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/cht/price/JP');
});

it('has a title and a path of its own for another country', async () => {
  const { head } = await show({ ...pricesFor('JP', priceRows(), 'en-GB'), name: 'Japan' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prices: Japan');
  const canonical = head.querySelector('link[rel=canonical]');
  expect(canonical).toHaveAttribute('href', expect.stringMatching(/\/cht\/price\/JP$/));
});

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
  await userEvent.selectOptions(screen.getByLabelText('Area'), first.label);
  expect(router.replace).toHaveBeenCalledWith(
    expect.objectContaining({ query: { category: first.value } }),
    undefined,
    { shallow: true, scroll: false },
  );
});

it('shows a message without prices', async () => {
  await show({ ...pricesFor('DE', [], 'en-GB'), name: 'Germany' });
  expect(screen.getByText(/being revised/)).toBeVisible();
});
