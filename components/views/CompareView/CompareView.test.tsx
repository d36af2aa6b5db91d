import { fireEvent, screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { modulesLoaded } from '@/components/testing/renderWithProviders';
import { comparison } from '@/services/fixtures/comparison';

import { CompareView } from './CompareView';

async function show(countries?: string, props = comparison()) {
  const result = renderView(<CompareView {...props} />, {
    router: { query: countries ? { countries } : {} },
  });
  await modulesLoaded();
  return result;
}
const columns = () =>
  within(screen.getByRole('table', { name: 'Packaging' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.trim());

it.each([
  [undefined, ['Germany', 'France']],
  ['PL', ['Germany', 'Poland']],
  ['AT,CH,PL', ['Austria', 'Switzerland', 'Poland']],
  ['XX,ZZ', ['Germany', 'France']],
])('for ?countries=%s compares %j', async (asked, expected) => {
  await show(asked);
  expect(columns()).toEqual(expected);
  expect(screen.getByRole('status')).toHaveTextContent(`Shown: ${expected.join(', ')}`);
  expectOrderlyHeadings();
});

it('keeps the choice in the address', async () => {
  const { router } = await show('DE,PL');
  expect(screen.getByLabelText('Country 2')).toHaveValue('PL');
  fireEvent.change(screen.getByLabelText('Country 3'), { target: { value: 'AT' } });
  expect(router.replace).toHaveBeenCalledWith('/cht/price/compare?countries=DE,PL,AT', undefined, {
    shallow: true,
    scroll: false,
  });
});

it('keeps both of two choices that follow each other faster than the address', async () => {
  const { router } = await show('DE,FR');
  fireEvent.change(screen.getByLabelText('Country 1'), { target: { value: 'PL' } });
  fireEvent.change(screen.getByLabelText('Country 2'), { target: { value: 'AT' } });
  expect(jest.mocked(router.replace).mock.lastCall?.[0]).toBe('/cht/price/compare?countries=PL,AT');
});

it('leads to the prices of every country', async () => {
  await show();
  const nav = within(screen.getByRole('navigation', { name: 'All prices by country' }));
  expect(nav.getByRole('link', { name: 'Poland' })).toHaveAttribute('href', '/cht/price/PL');
});

it('says so where there are no prices', async () => {
  await show(undefined, { countries: [], columns: [] });
  expect(screen.getByText(/being revised/)).toBeVisible();
});
