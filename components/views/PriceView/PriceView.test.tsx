import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { priceRows, trademarkServices } from '@/services/fixtures/services';

import { PriceView } from './PriceView';

it('shows every price with its VAT label', () => {
  const rows = priceRows();
  renderView(<PriceView rows={rows} trademarks={trademarkServices()} />);
  const services = new Set(rows.map(({ id }) => id)).size;
  expect(screen.getByText(`${services} services`)).toBeVisible();
  const labels = rows.map(({ price }) => price.vatLabel);
  for (const label of new Set(labels)) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  expectOrderlyHeadings();
});

it('applies the filter in the address', () => {
  const rows = priceRows();
  const [first] = rows;
  if (!first) throw new Error('no price');
  const fitting = new Set(rows.filter(({ category }) => category === first.category).map(({ id }) => id));
  renderView(<PriceView rows={rows} trademarks={[]} />, { router: { query: { category: first.category } } });
  expect(screen.getByLabelText('Area')).toHaveValue(first.category);
  expect(screen.getAllByRole('rowheader', { name: first.categoryName })).toHaveLength(1);
  expect(screen.getAllByRole('rowheader')).toHaveLength(fitting.size + 1);
});

it('keeps the filter in the address', async () => {
  const rows = priceRows();
  const [first] = rows;
  if (!first) throw new Error('no price');
  const { router } = renderView(<PriceView rows={rows} trademarks={[]} />);
  await userEvent.selectOptions(screen.getByLabelText('Area'), first.categoryName);
  expect(router.replace).toHaveBeenCalledWith(
    expect.objectContaining({ query: { category: first.category } }),
    undefined,
    { shallow: true, scroll: false },
  );
});
