import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import type { WireTopicFact } from '@/contract/calls/facts';
import { block } from '@/services/fixtures/pages';

import { FactTable } from './FactTable';

const fact = (country: string, rows: WireTopicFact['rows'], url: string | null = null): WireTopicFact => ({
  country,
  url,
  rows,
  checkedOn: country === 'SE' ? '2026-11-01' : '2026-11-20',
  sources: [{ title: `Source of ${country}`, url: `https://example.com/${country}` }],
});

const thresholds = block('factTable', {
  topic: 'thresholds',
  countries: [
    fact('SE', [{ kind: 'resident', value: 120_000, currency: 'SEK', text: '' }]),
    fact('AT', [{ kind: 'nonResident', text: 'No threshold' }]),
    fact(
      'DE',
      [{ kind: 'resident', value: 25_000, currency: 'EUR', text: 'Previous year' }],
      '/custom/sell-in-germany',
    ),
  ],
});

const countries = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Below a tablet, cells name their columns themselves. */
const head = () => screen.getByRole('columnheader', { name: 'Country', hidden: true });

it('begins with the order of the names, and sorts by a column: amounts first, cells that say nothing last', async () => {
  renderWithProviders(<FactTable block={thresholds} />);
  await modulesLoaded();
  expect(countries()).toEqual(['Austria', 'Germany', 'Sweden']);
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Sellers established there');
  expect(countries()).toEqual(['Germany', 'Sweden', 'Austria']);
  expect(head()).not.toHaveAttribute('aria-sort');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Sellers from abroad');
  expect(countries()).toEqual(['Austria', 'Germany', 'Sweden']);
});

it('leads to the guide of a country, names its sources, and says when the oldest fact was checked', async () => {
  renderWithProviders(<FactTable block={thresholds} />);
  await modulesLoaded();
  const germany = screen.getByRole('row', { name: /^Germany/ });
  expect(within(germany).getByRole('link', { name: 'Germany' })).toHaveAttribute(
    'href',
    '/custom/sell-in-germany',
  );
  expect(germany).toHaveTextContent('€25,000 Previous year');
  const number = within(germany).getByRole('link', { name: /^\d$/ });
  expect(document.querySelector(number.getAttribute('href') ?? '')).toHaveTextContent('Source of DE');
  expect(screen.getByText('1 November 2026')).toBeVisible();
});
