import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { ossAnswer, parcelAnswer, thresholdAnswer } from '@/services/fixtures/calculators';

import { CalculatorView } from './CalculatorView';

const cells = (row: RegExp | string) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('sends the form to an address of its own, and shows the shared entries again', () => {
  const { head } = renderView(
    <CalculatorView calculator="parcel" answer={parcelAnswer({ ioss: 'yes', fee: '7,50' })} />,
  );
  const form = screen.getByRole('button', { name: 'Calculate' }).closest('form');
  expect(form).toHaveAttribute('action', '/cht/calculators/parcel/answer#result');
  expect(
    new URLSearchParams(new FormData(form ?? undefined) as unknown as Record<string, string>).toString(),
  ).toBe('country=DE&rate=standard&value=138&shipping=8.90&items=2&tariff=&fee=7%2C50&ioss=yes');
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/cht\/calculators\/parcel$/);
  expectOrderlyHeadings();
});

it('puts both ways of a parcel side by side, with sources', () => {
  renderView(<CalculatorView calculator="parcel" answer={parcelAnswer()} />);
  expect(cells(/^VAT Germany, 19%/)).toEqual(['€29.05', '€27.91']);
  expect(cells(/^Total/)).toEqual(['€187.95', '€180.81']);
  expect(screen.getByRole('link', { name: 'UStG, § 12' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Regulation (EU) 2026/382' })).toBeVisible();
  expect(screen.getByText('22 November 2026')).toBeVisible();
});

it('has one way only above the limit of IOSS', () => {
  renderView(
    <CalculatorView calculator="parcel" answer={parcelAnswer({ value: '200', tariff: '12', ioss: 'yes' })} />,
  );
  expect(screen.queryByRole('columnheader', { name: 'With IOSS' })).toBeNull();
  expect(screen.getByText(/This parcel is above it/)).toBeVisible();
});

it('says at each field what is wrong, and leads there', () => {
  const answer = parcelAnswer({ value: '0', items: '1.5' });
  renderView(<CalculatorView calculator="parcel" answer={answer} />);
  const value = screen.getByRole('textbox', { name: 'Value of the goods' });
  expect(value).toHaveAccessibleDescription(/from €0.01 to €10,000, such as 49.90/);
  expect(value).toBeInvalid();
  expect(value).toHaveValue('0');
  const link = within(screen.getByRole('alert')).getByRole('link', { name: 'Value of the goods' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toContainElement(value);
  expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();
});

it('keeps a reduced rate chosen that the country does not have, until another one is', () => {
  const answer = { ...parcelAnswer({ rate: '13' }), result: null, faults: ['rate'] };
  renderView(<CalculatorView calculator="parcel" answer={answer} />);
  expect(screen.getByRole('group', { name: 'VAT rate of the goods' })).toHaveAccessibleDescription(
    /Choose the rate that applies to your goods/,
  );
  expect(screen.getByRole('radio', { name: 'Reduced rate' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '7% – Food, printed books, newspapers' })).not.toBeChecked();
});

it('says so when there are no rates', () => {
  const answer = { ...parcelAnswer(), result: null, isUnavailable: true };
  renderView(<CalculatorView calculator="parcel" answer={answer} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/cannot load the VAT rates/);
  expect(screen.getByRole('textbox', { name: 'Value of the goods' })).toHaveValue('138');
});

it.each([
  [{}, /You may charge the VAT of your own country: Germany/, /from 1 January 2027/],
  [{ thisYear: '10000.01' }, /from the sale that exceeded/, /throughout 2027/],
  [{ lastYear: '10000.01' }, /all cross-border sales in 2026/, /from 1 January 2027/],
])('for %j says whose VAT applies and what comes next year', (entered, verdict, next) => {
  renderView(<CalculatorView calculator="threshold" answer={thresholdAnswer(entered)} />);
  expect(screen.getByText(verdict)).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
});

it('has no next year where there is no threshold', () => {
  renderView(<CalculatorView calculator="threshold" answer={thresholdAnswer({ office: 'outside' })} />);
  expect(screen.getByText(/Sellers established outside the EU cannot use/)).toBeVisible();
  expect(screen.queryByText(/1 January/)).toBeNull();
});

it('compares what is filed and paid with the scheme and without it', () => {
  renderView(<CalculatorView calculator="oss" answer={ossAnswer()} />);
  expect(screen.getByText(/^€15,000 of your sales can go through the One-Stop Shop.*Germany/)).toBeVisible();
  expect(cells('France €10,000 the OSS return')).toEqual(['€10,000', 'the OSS return']);
  expect(cells(/^Returns a year/)).toEqual(['9', '29', '20']);
  // A difference would be wrong without the prices of two countries.
  expect(cells(/^Cost, once/)).toEqual(['from €830', 'from €640', '–']);
  expect(cells(/^Not in the price/)).toEqual(['none', 'France, Poland', '']);
});

it('leads to the check with what is known', () => {
  renderView(<CalculatorView calculator="oss" answer={ossAnswer()} />);
  expect(screen.getByRole('link', { name: 'Check all your obligations' })).toHaveAttribute(
    'href',
    '/cht/calculate/answer?storageCountries=DE&salesCountries=DE&salesCountries=FR&salesCountries=PL&salesChannels=ownShop',
  );
});
