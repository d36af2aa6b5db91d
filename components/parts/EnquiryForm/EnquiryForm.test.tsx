import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { controlOf } from '@/components/testing/controlOf';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { EnquiryKind } from '@/contract/lists/enquiries';
import { fetchCallTimes } from '@/services/browser/api/enquiries';
import { fetchBundlesToday, fetchServicesToday } from '@/services/browser/api/services';
import { keepAnswers, keptAnswers } from '@/services/browser/offer/answersOfCheck';
import { addToOffer, clearOffer, currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { type CallTime, EnquiryError } from '@/services/domain/enquiries/enquiry';
import { toEnquiry } from '@/services/domain/enquiries/enquiryEntries';
import { answersOfCheck } from '@/services/fixtures/enquiries';
import { service } from '@/services/fixtures/services';

import { EnquiryForm } from './EnquiryForm';
import { EnquiryProblem } from './EnquiryProblem';
import { useSendEnquiry } from './useSendEnquiry';

jest.mock('@/services/browser/api/enquiries');
jest.mock('@/services/browser/api/services');
jest.mock('@/services/browser/loading/script', () => ({ loadScript: () => Promise.resolve() }));

const email = 'hello@kompassa.example';
const form = (send: jest.Mock, kind: EnquiryKind = 'contact') => (
  <EnquiryForm
    kind={kind}
    email={email}
    noticeVersion="2026-11-20"
    captchaScript="https://gateway.example.com/captcha/widget.js"
    send={send}
  />
);
const message = 'Do we need a VAT number in Poland?';
// Each event renders the form once.
const press = (text: string) => fireEvent.click(screen.getByText(text));
const submit = () => press('Send the message');
const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(controlOf(label), { target: { value } });
const sentPanel = () => screen.findByRole('group', { name: 'One more step: confirm by e-mail' });
const summaryOf = (count: number) =>
  screen.getByRole('group', { name: `${count} entries are missing or wrong` });

/** With what the tab has kept. */
function renderFilledIn(send: jest.Mock) {
  const entries = { name: 'Ada Brandt', email: 'ada@example.com', topic: 'vat', message };
  sessionStorage.setItem('enquiry.contact', JSON.stringify(entries));
  return renderWithProviders(form(send));
}
const expectAllThere = () => {
  expect(controlOf('Name')).toHaveValue('Ada Brandt');
  expect(controlOf('E-mail address')).toHaveValue('ada@example.com');
  expect(controlOf('What is it about?')).toHaveValue('vat');
  expect(controlOf('Message')).toHaveValue(message);
};

beforeEach(() => {
  sessionStorage.clear();
  clearOffer();
  setRhythm('usual');
});

it('keeps the entries in the tab until they are sent, explains the next step, and comes back to correct the address', async () => {
  const send = jest.fn().mockResolvedValue(72);
  renderFilledIn(send);
  expectAllThere();
  submit();
  const panel = await sentPanel();
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('ada@example.com');
  expect(panel).toHaveTextContent('within 72 hours');
  expect(controlOf('Name')).not.toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  const enquiry = {
    kind: 'contact',
    name: 'Ada Brandt',
    email: 'ada@example.com',
    company: '',
    topic: 'vat',
    message,
    trap: '',
    noticeVersion: '2026-11-20',
  };
  expect(send.mock.calls).toEqual([[enquiry]]);

  press('Back to the form');
  expectAllThere();
  enter('E-mail address', 'ada@example.com.au');
  submit();
  await sentPanel();
  expect(send.mock.lastCall).toEqual([{ ...enquiry, email: 'ada@example.com.au' }]);
});

it('lists the missing fields with links, and shows the error at each field until it is mended', () => {
  const send = jest.fn();
  renderWithProviders(form(send));
  const address = controlOf('E-mail address');
  enter('E-mail address', 'ada');
  submit();
  expect(summaryOf(4)).toHaveFocus();
  expect(address).toHaveAccessibleDescription(/Enter one e-mail address/);
  expect(address).toHaveValue('ada');
  expect(controlOf('What is it about?')).toHaveAccessibleDescription(/Choose what it is about\./);
  fireEvent.click(screen.getByText('Write a few words.', { selector: 'button' }));
  expect(controlOf('Message')).toHaveFocus();
  enter('Message', 'Hello');
  expect(summaryOf(3)).toBeVisible();
  expect(controlOf('Message')).toHaveFocus();
  enter('E-mail address', 'o’neil@example.com');
  expect(address).toHaveAccessibleDescription(/: o'neil@example\.com/);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['unavailable', /The fault is ours/],
  ['tooMany', /try again later/],
  ['refused', /was not accepted/],
] as const)('says what has failed (%s), and offers another way of contact', (reason, words) => {
  renderWithProviders(<EnquiryProblem reason={reason} email={email} subject="A question" text={message} />);
  const problem = screen.getByRole('group', { name: 'The form could not be sent.' });
  expect(problem).toHaveFocus();
  expect(problem).toHaveTextContent(words);
  expect(within(problem).getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=A%20question&body=Do%20we%20need%20a%20VAT%20number%20in%20Poland%3F`,
  );
});

it('asks for a captcha once the gateway needs one, sends each token once, and keeps the entries meanwhile', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new EnquiryError('captcha'))
    .mockRejectedValueOnce(new EnquiryError('unavailable'))
    .mockResolvedValue(72);
  const { container } = renderFilledIn(send);
  const trap = controlOf('Leave this field empty');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  enter('Leave this field empty', 'Buy now');
  submit();
  expect(await screen.findByText(/confirm below that you are a person/)).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Confirm that you are a person' })).toBeVisible();
  expectAllThere();

  const widget = container.querySelector('slider-captcha') as Element & { reset?: () => void };
  widget.reset = jest.fn();
  fireEvent(widget, new CustomEvent('captcha-solved', { detail: { token: 'a-token' } }));
  submit();
  expect(await screen.findByText(/The fault is ours/)).toBeVisible();
  expect(widget.reset).toHaveBeenCalledTimes(1);
  expectAllThere();
  submit();
  await sentPanel();
  const sent = { trap: 'Buy now', message };
  expect(send.mock.calls).toEqual([
    [expect.objectContaining({ ...sent, captchaToken: undefined })],
    [expect.objectContaining({ ...sent, captchaToken: 'a-token' })],
    [expect.objectContaining({ ...sent, captchaToken: undefined })],
  ]);
});

it('is sent once on repeated presses', () => {
  const send = jest.fn(() => new Promise<number>(() => undefined));
  const { result } = renderHook(() => useSendEnquiry(send));
  const enquiry = toEnquiry('contact', { name: 'Ada' }, '2026-11-20');
  act(() => [1, 2].forEach(() => void result.current.send(enquiry)));
  act(() => void result.current.send(enquiry));
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.progress.step).toBe('sending');
});

const vat = service({ id: 1, category: 'vat', name: 'VAT registration Germany' });
const oss = service({ id: 2, category: 'ioss', name: 'One-Stop Shop' });
const austria = service({ id: 3, category: 'vat', name: 'VAT registration Austria' });

it('of a trial has its own fields, tells at once of too many kinds of products, and knows no offer', async () => {
  addToOffer(vat);
  const send = jest.fn().mockResolvedValue(72);
  renderWithProviders(form(send, 'freeTrial'));
  enter('Name', 'Ada');
  enter('E-mail address', 'ada@example.com');
  enter(/Which country/, 'PL');
  const kinds = screen.getByRole('group', { name: 'What do you sell?' });
  expect(kinds).toHaveAccessibleDescription('Choose up to three kinds.');
  for (const kind of ['Toys', 'Tyres', 'Furniture']) fireEvent.click(controlOf(kind));
  expect(controlOf('Toys')).toBeValid();
  fireEvent.click(controlOf('Cosmetics'));
  expect(kinds).toHaveAccessibleDescription(/Choose at most 3 kinds of product\.$/);
  press('Request the trial');
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(controlOf('Cosmetics'));
  expect(kinds).toHaveAccessibleDescription('Choose up to three kinds.');
  press('Request the trial');
  await sentPanel();
  expect(send.mock.lastCall).toMatchObject([
    { kind: 'freeTrial', country: 'PL', productKinds: ['furniture', 'toy', 'tyre'], message: '' },
  ]);
});

describe('with an offer', () => {
  beforeEach(() => {
    jest.mocked(fetchServicesToday).mockResolvedValue([vat, oss, austria]);
    jest.mocked(fetchBundlesToday).mockResolvedValue([]);
  });
  const remove = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `Remove from quote: ${name}` }));

  it('asks neither for a message nor for a subject, and names each service that was left, their total and the answers of the check in what is sent', async () => {
    [vat, oss, austria].forEach(addToOffer);
    setRhythm('month');
    keepAnswers(answersOfCheck);
    const send = jest.fn().mockResolvedValue(72);
    renderWithProviders(form(send));
    const shown = await screen.findByRole('group', { name: 'Your quote' });
    expect(shown).toHaveTextContent('VAT registration Germany');
    await remove('VAT registration Austria');
    await waitFor(() => expect(shown).toHaveTextContent('€980'));
    expect(shown).toHaveTextContent('What do you sell? Toys');
    expect(within(shown).getByRole('link', { name: 'Change the answers' })).toHaveAttribute(
      'href',
      answersOfCheck.href,
    );
    expect(screen.queryByText('What is it about?')).toBeNull();
    const total = within(shown).getByRole('row', { name: /^Total/ }).textContent;
    enter('Name', 'Ada Brandt');
    enter('E-mail address', 'ada@example.com');
    press('Request this quote');
    const panel = await sentPanel();
    const list = `Please send me a quote for:
- VAT registration Germany
- One-Stop Shop
Total shown to me: €980 once, from €2,314 a year (net); VAT returns: “Monthly”

My answers in the check:
- Where is your company established? China
- What do you sell? Toys`;
    expect(send.mock.calls).toMatchObject([[{ topic: 'quote', message: list }]]);
    expect(panel).toHaveTextContent(/VAT registration Germany.*One-Stop Shop/);
    expect(currentOffer().items).toEqual([]);
    expect(sessionStorage.getItem('enquiry.contact')).toBeNull();

    press('Back to the form');
    const again = await screen.findByRole('group', { name: 'Your quote' });
    expect(again).toHaveTextContent('One-Stop Shop');
    expect(within(again).getByRole('row', { name: /^Total/ }).textContent).toBe(total);
    expect(currentOffer().rhythm).toBe('month');
    expect(keptAnswers()).toEqual(answersOfCheck);
  });

  it('sends no answers once they are left out', async () => {
    addToOffer(vat);
    keepAnswers(answersOfCheck);
    const send = jest.fn().mockResolvedValue(72);
    renderWithProviders(form(send));
    fireEvent.click(await screen.findByText('Leave the answers out'));
    expect(screen.queryByText(/Toys/)).toBeNull();
    enter('Name', 'Ada Brandt');
    enter('E-mail address', 'ada@example.com');
    press('Request this quote');
    await sentPanel();
    expect(send.mock.calls).toMatchObject([[{ message: expect.not.stringContaining('Toys') as string }]]);
  });

  it('asks for a message and a subject again once the last service is taken out', async () => {
    addToOffer(vat);
    const send = jest.fn();
    renderWithProviders(form(send));
    await remove('VAT registration Germany');
    submit();
    expect(screen.getByText('Write a few words.', { selector: 'button' })).toBeVisible();
    expect(controlOf('What is it about?')).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('of a call', () => {
  const times: CallTime[] = [
    {
      id: 12,
      start: '2026-12-01T09:00:00.000Z',
      minutes: 20,
      adviser: 'Jonas Feld',
      languages: ['de', 'en'],
    },
    { id: 15, start: '2026-12-02T13:00:00.000Z', minutes: 20, adviser: 'Mara Lindqvist', languages: ['en'] },
  ];
  const option = (name: RegExp) => screen.findByRole('option', { name });
  const show = (send: jest.Mock = jest.fn()) =>
    renderWithProviders(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{form(send, 'call')}</SWRConfig>,
    );

  it('offers the free times, and others once the chosen one is gone', async () => {
    jest.mocked(fetchCallTimes).mockResolvedValueOnce(times).mockResolvedValue(times.slice(1));
    const send = jest.fn().mockRejectedValueOnce(new EnquiryError('taken')).mockResolvedValue(1);
    show(send);
    expect(await option(/^Tuesday,? 1 December 2026.*Jonas Feld \(German, English\)$/)).toBeVisible();
    enter('When should we call?', '12');
    enter('Telephone number', '+49 30 1234567');
    enter('Name', 'Ada Brandt');
    enter('E-mail address', 'ada@example.com');
    press('Book this call');
    expect(await screen.findByText(/Somebody else has booked this time/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('option', { name: /Jonas Feld/ })).toBeNull());
    expect(controlOf('Telephone number')).toHaveValue('+49 30 1234567');
    enter('When should we call?', '15');
    press('Book this call');
    expect(await sentPanel()).toHaveTextContent('within one hour and confirm. Until then we keep the time');
    expect(send.mock.lastCall).toMatchObject([
      { kind: 'call', callTime: 15, phone: '+49 30 1234567', message: '' },
    ]);
  });

  it('says that no time is free', async () => {
    jest.mocked(fetchCallTimes).mockResolvedValue([]);
    show();
    expect(await option(/^No time is free/)).toBeVisible();
    expect(controlOf('When should we call?')).toBeDisabled();
  });

  it('asks again for times that could not be loaded', async () => {
    jest.mocked(fetchCallTimes).mockRejectedValueOnce(new Error('down')).mockResolvedValue(times);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The times could not be loaded.');
    press('Try again');
    expect(await option(/Mara Lindqvist/)).toBeVisible();
  });
});
