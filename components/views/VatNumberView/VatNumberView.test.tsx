import { fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { modulesLoaded } from '@/components/testing/renderWithProviders';
import { viesFaults } from '@/contract/lists/vatNumber';
import texts from '@/locales/en/vatNumber.json';
import { fetchViesAnswer } from '@/services/browser/api/vatNumbers';
import type { SentVatNumber } from '@/services/domain/vatNumbers/vatNumberEntry';

import { VatNumberView } from './VatNumberView';

jest.mock('@/services/browser/api/vatNumbers');
const ask = jest.mocked(fetchViesAnswer);
const answered = {
  state: 'answered',
  isValid: true,
  name: 'Boutique Mirevaux SARL',
  address: '8 rue des Tisserands\n69001 Lyon',
  askedAt: '2026-11-20T09:30:00.000Z',
} as const;
beforeEach(() => ask.mockReset().mockResolvedValue({ state: 'off' }));

async function show(query: Record<string, string> = {}, sent: SentVatNumber | null = null) {
  const result = renderView(
    <SWRConfig value={{ provider: () => new Map() }}>
      <VatNumberView sent={sent} />
    </SWRConfig>,
    { router: { query, pathname: '/cht/vatNumber' } },
  );
  await modulesLoaded();
  return result;
}
const numberField = () => screen.getByLabelText('VAT number');
const countryField = () => screen.getByLabelText('Country');
// Each event renders the page once, with its table of all countries.
const enter = (value: string) => fireEvent.change(numberField(), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button, button *' }));
const submit = () => press('Check the number');
const heading = (text: string | RegExp) => screen.findByText(text, { selector: 'h2, h3, h4' });

it('puts the number into the address, and asks nobody before', async () => {
  const { router } = await show();
  enter(' de 999.024-513 ');
  expect(ask).not.toHaveBeenCalled();
  submit();
  expect(router.push).toHaveBeenCalledWith(
    { pathname: '/cht/vatNumber', query: { number: 'de 999.024-513' } },
    undefined,
    { shallow: true, scroll: false },
  );
});

it('asks for the country of a number without letters', async () => {
  const { router } = await show();
  enter('999024513');
  submit();
  expect(router.push).not.toHaveBeenCalled();
  expect(countryField()).toHaveFocus();
  expect(countryField()).toHaveAccessibleDescription(/Choose its country here/);
  expect(numberField()).toBeValid();
  fireEvent.change(countryField(), { target: { value: 'DE' } });
  expect(countryField()).toBeValid();
  submit();
  const query = { number: '999024513', country: 'DE' };
  expect(router.push).toHaveBeenCalledWith(expect.objectContaining({ query }), undefined, expect.anything());
});

it.each([
  ['', /Enter a VAT number/],
  ['DE'.repeat(30), /longer than any VAT number/],
])('refuses %j and keeps it', async (typed, text) => {
  const { router } = await show();
  enter(typed);
  submit();
  expect(numberField()).toHaveFocus();
  expect(numberField()).toHaveAccessibleDescription(text);
  expect(numberField()).toHaveValue(typed);
  expect(router.push).not.toHaveBeenCalled();
});

it('shows the answer of VIES to a number that could exist', async () => {
  ask.mockResolvedValue(answered);
  await show({ number: 'fr 64 999 462 765' });
  expect(await heading('FR64999462765 could exist')).toBeVisible();
  expect(screen.getByText(/does not prove that the number was issued/)).toBeVisible();
  expect(await heading('VIES: valid')).toBeVisible();
  expect(ask).toHaveBeenCalledWith('FR64999462765');
  expect(screen.getByText('Boutique Mirevaux SARL')).toBeVisible();
  expect(screen.getByText('20 November 2026')).toBeVisible();
  expectOrderlyHeadings();
});

it('a number that VIES does not know is not valid', async () => {
  ask.mockResolvedValue({ ...answered, isValid: false, name: null, address: null });
  await show({ number: 'DE999024513' });
  expect(await heading('VIES: not valid')).toBeVisible();
});

it('leads to VIES where we do not ask it', async () => {
  await show({ number: 'DE999024513' });
  const link = await screen.findByRole('link', { name: 'Ask VIES yourself' });
  expect(link).toHaveAttribute('href', 'https://ec.europa.eu/taxation_customs/vies/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each(['late', 'tooMany'] as const)(
  'says what the fault %s is, and asks once more on request',
  async (fault) => {
    ask.mockResolvedValueOnce({ state: 'failed', fault }).mockResolvedValueOnce(answered);
    await show({ number: 'DE999024513' });
    expect(document.querySelector('[aria-live]')).toHaveTextContent(texts.vies.fault[fault]);
    press('Try again');
    expect(await heading('VIES: valid')).toBeVisible();
  },
);

it('has words for every fault', () =>
  expect(Object.keys(texts.vies.fault).sort()).toEqual([...viesFaults, 'tooMany', 'unavailable'].sort()));

it.each([
  ['GB999636336', 'Check the number with HMRC', 'https://www.gov.uk/check-uk-vat-number'],
  ['CHE-999.448.928 MWST', 'Open the UID register', 'https://www.uid.admin.ch'],
  ['999237568MVA', 'Open the Brønnøysund register', 'https://www.brreg.no/en/'],
])('%s is in another register', async (number, name, href) => {
  await show({ number });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  [{ number: 'DE99902451' }, /does not have the right format/, /Germany: DE \+ 9 digits.*DE999024513/],
  [{ number: 'DE999024514' }, /has a wrong check digit/, /probably been mistyped/],
])('%j cannot exist, and VIES is not asked', async (query, title, text) => {
  await show(query);
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

it('shows a number that was sent without scripts, and keeps its page out of search engines', async () => {
  const entry = { number: '999024513', letters: 'DE' } as const;
  const { head } = await show({ number: '999024513', country: 'DE' }, { entry, outcome: 'possible' });
  expect(await heading('DE999024513 could exist')).toBeVisible();
  expect(numberField()).toHaveValue('999024513');
  expect(countryField()).toHaveValue('DE');
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('a form without scripts is sent to the page that answers, by GET', async () => {
  await show();
  const form = numberField().closest('form');
  expect(form).toHaveAttribute('action', '/cht/vatNumber/answer');
  expect(form).not.toHaveAttribute('method');
  expect([numberField(), countryField()].map((field) => field.getAttribute('name'))).toEqual([
    'number',
    'country',
  ]);
});
