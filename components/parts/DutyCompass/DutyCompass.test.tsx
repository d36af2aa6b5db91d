import { fireEvent, screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchDueRulesToday } from '@/services/browser/api/dueDates';
import { loadFormState } from '@/services/browser/storage/formState';
import { dueRules } from '@/services/fixtures/dueRules';

import { bearingOf, compassPlaces } from './compassPlaces';
import { DutyCompass } from './DutyCompass';

jest.mock('@/services/browser/api/dueDates');

beforeEach(() => {
  jest.mocked(fetchDueRulesToday).mockResolvedValue(dueRules());
  sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const open = async () => {
  fireEvent.click(screen.getByText('Set the compass'));
  return screen.findByLabelText('Registered office');
};

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('points to the warehouse and names duties and next dates', async () => {
  const { container } = renderWithProviders(<DutyCompass />);
  expect(container.querySelector('select')).toBeNull();
  expect(await open()).toHaveFocus();
  choose('Registered office', 'FR');
  choose('Warehouse', 'DE');
  await screen.findAllByText(/VAT return, Germany/);
  const names = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(names).toContain('VAT registration where goods are stored');
  expect(names).toContain('11 January 2027: VAT return, Germany');
  choose('Warehouse', 'ES');
  const needle = container.querySelector<SVGElement>('svg g');
  expect(needle?.style.rotate).toBe(`${bearingOf('ES').toFixed(1)}deg`);
  const chosen = [...container.querySelectorAll('[data-chosen]')].map(({ textContent }) => textContent);
  expect(chosen.sort()).toEqual(['ES', 'FR']);
});

it('does not say that nothing is due where it only does not know, and what it does not cover', async () => {
  const { container } = renderWithProviders(<DutyCompass />);
  await open();
  choose('Registered office', 'GB');
  choose('Warehouse', 'GB');
  expect(container).toHaveTextContent('Of the duties that the check covers, none is certain there.');
  expect(container).toHaveTextContent('To be checked: 2.');
  expect(container).toHaveTextContent('Tax in the company’s own country is not covered.');
});

it('takes both countries along to the check', async () => {
  renderWithProviders(<DutyCompass />, { locale: 'de' });
  fireEvent.click(screen.getByText('Kompass stellen'));
  await screen.findByLabelText('Lager');
  choose('Lager', 'IT');
  const link = screen.getByRole('link', { name: 'Pflichten prüfen' });
  expect(link).toHaveAttribute('href', '/de/cht/calculate');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(loadFormState('survey')).toEqual({
    companyCountry: 'CN',
    storageCountries: ['IT'],
    salesCountries: ['IT'],
  });
});

it('knows where the capitals of the picture are', () => {
  expect(Object.keys(compassPlaces)).toHaveLength(30);
  // Warsaw is east of Berlin, Copenhagen north, Lisbon south-west.
  expect(bearingOf('PL')).toBeCloseTo(90, -1);
  expect(bearingOf('DK')).toBeCloseTo(-8, -1);
  expect(bearingOf('PT')).toBeCloseTo(-123, -1);
  expect(bearingOf('DE')).toBe(0);
});
