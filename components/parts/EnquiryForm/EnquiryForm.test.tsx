import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';

import { controlOf } from '@/components/testing/controlOf';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { EnquiryKind } from '@/contract/lists/enquiries';
import { fetchBundlesToday, fetchServicesToday } from '@/services/browser/api/services';
import { addToOffer, clearOffer, currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { EnquiryError } from '@/services/domain/enquiries/enquiry';
import { toEnquiry } from '@/services/domain/enquiries/enquiryEntries';
import { service } from '@/services/fixtures/services';

import { EnquiryForm } from './EnquiryForm';
import { EnquiryProblem } from './EnquiryProblem';
import { useSendEnquiry } from './useSendEnquiry';

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

  it('needs no message, knows the subject, and names each service that was left and their total in what is sent', async () => {
    [vat, oss, austria].forEach(addToOffer);
    setRhythm('month');
    const send = jest.fn().mockResolvedValue(72);
    renderWithProviders(form(send));
    const shown = await screen.findByRole('group', { name: 'Your quote' });
    expect(shown).toHaveTextContent('VAT registration Germany');
    await remove('VAT registration Austria');
    await waitFor(() => expect(shown).toHaveTextContent('€980'));
    const total = within(shown).getByRole('row', { name: /^Total/ }).textContent;
    enter('Name', 'Ada Brandt');
    enter('E-mail address', 'ada@example.com');
    submit();
    const panel = await sentPanel();
    const list = `Please send me a quote for:
- VAT registration Germany
- One-Stop Shop
Total shown to me: €980 once, from €2,314 a year (net); VAT returns: “Monthly”`;
    expect(send.mock.calls).toMatchObject([[{ topic: 'vat', message: list }]]);
    expect(panel).toHaveTextContent(/VAT registration Germany.*One-Stop Shop/);
    expect(currentOffer().items).toEqual([]);
    expect(sessionStorage.getItem('enquiry.contact')).toBeNull();

    press('Back to the form');
    const again = await screen.findByRole('group', { name: 'Your quote' });
    expect(again).toHaveTextContent('One-Stop Shop');
    expect(within(again).getByRole('row', { name: /^Total/ }).textContent).toBe(total);
    expect(currentOffer().rhythm).toBe('month');
  });

  it('knows the subject also where the tab has kept none, and not where it has kept one', () => {
    addToOffer(vat);
    sessionStorage.setItem('enquiry.contact', JSON.stringify({ topic: '', name: 'Ada Brandt' }));
    const { unmount } = renderWithProviders(form(jest.fn()));
    expect(controlOf('Name')).toHaveValue('Ada Brandt');
    expect(controlOf('What is it about?')).toHaveValue('vat');
    unmount();
    sessionStorage.setItem('enquiry.contact', JSON.stringify({ topic: 'company' }));
    renderWithProviders(form(jest.fn()));
    expect(controlOf('What is it about?')).toHaveValue('company');
  });

  it('asks for a message again once the last service is taken out', async () => {
    addToOffer(vat);
    const send = jest.fn();
    renderWithProviders(form(send));
    await remove('VAT registration Germany');
    submit();
    expect(screen.getByText('Write a few words.', { selector: 'button' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});
