import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { controlOf } from '@/components/testing/controlOf';
import { createRouter, renderWithProviders, TestProviders } from '@/components/testing/renderWithProviders';
import type { EnquiryKind } from '@/contract/lists/enquiries';
import { fetchBundlesToday, fetchServicesToday } from '@/services/browser/api/services';
import { addToOffer, clearOffer, currentOffer, setRhythm } from '@/services/browser/offer/offerStore';
import { EnquiryError } from '@/services/domain/enquiries/enquiry';
import type { EnquiryFailure } from '@/services/domain/enquiries/enquiry';
import { service } from '@/services/fixtures/services';

import { EnquiryForm } from './EnquiryForm';

jest.mock('@/services/browser/api/services');
jest.mock('@/services/browser/loading/script', () => ({ loadScript: () => Promise.resolve() }));

const user = userEvent.setup({ delay: null });
const form = (send: jest.Mock, kind: EnquiryKind = 'contact') => (
  <EnquiryForm
    kind={kind}
    email="hello@kompassa.example"
    noticeVersion="2026-11-20"
    captchaScript="https://gateway.example.com/captcha/widget.js"
    send={send}
  />
);
const question = 'Do we need a VAT number in Poland?';
const submit = () => user.click(screen.getByText('Send the message'));

/** Key by key, every key would render the form once. */
async function typeInto(label: string, text: string) {
  await user.click(controlOf(label));
  await user.paste(text);
}
async function fillIn() {
  await typeInto('Name', 'Ada Brandt');
  await typeInto('E-mail address', 'ada@example.com');
  await user.selectOptions(controlOf('What is it about?'), 'VAT, OSS, IOSS');
  await typeInto('Message', question);
}
/** With what the tab has kept: typing it takes time. */
function renderFilledIn(send: jest.Mock) {
  const entries = { name: 'Ada Brandt', email: 'ada@example.com', topic: 'vat', message: question };
  sessionStorage.setItem('enquiry.contact', JSON.stringify(entries));
  return renderWithProviders(form(send));
}
const expectAllThere = () => {
  expect(controlOf('Name')).toHaveValue('Ada Brandt');
  expect(controlOf('E-mail address')).toHaveValue('ada@example.com');
  expect(controlOf('What is it about?')).toHaveValue('vat');
  expect(controlOf('Message')).toHaveValue(question);
};

beforeEach(() => {
  sessionStorage.clear();
  clearOffer();
  setRhythm('usual');
});

it('keeps the form state while the tab is open, until it is sent', async () => {
  const send = jest.fn().mockResolvedValue(72);
  const { unmount } = renderWithProviders(form(send));
  await fillIn();
  unmount();
  renderWithProviders(form(send));
  expectAllThere();
  await submit();
  await screen.findByRole('group', { name: 'One more step: confirm by e-mail' });
  expect(sessionStorage).toHaveLength(0);
});

it('sends the enquiry and explains the next step', async () => {
  const send = jest.fn().mockResolvedValue(72);
  renderWithProviders(form(send));
  await fillIn();
  await submit();
  const panel = await screen.findByRole('group', { name: 'One more step: confirm by e-mail' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('ada@example.com');
  expect(panel).toHaveTextContent('within 72 hours');
  expect(controlOf('Name')).not.toBeVisible();
  expect(send.mock.calls).toEqual([
    [
      {
        kind: 'contact',
        name: 'Ada Brandt',
        email: 'ada@example.com',
        company: '',
        topic: 'vat',
        message: question,
        trap: '',
        noticeVersion: '2026-11-20',
      },
    ],
  ]);
});

it('returns to the form with its values, to correct the address', async () => {
  const send = jest.fn().mockResolvedValue(72);
  renderFilledIn(send);
  await submit();
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expectAllThere();
  await user.type(controlOf('E-mail address'), '.au');
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall).toMatchObject([{ email: 'ada@example.com.au' }]);
});

it('offers the plain apostrophe for a typographic one in the address', async () => {
  const send = jest.fn();
  renderWithProviders(form(send));
  await user.type(controlOf('E-mail address'), 'o’neil@example.com');
  await submit();
  await screen.findByRole('group', { name: '4 entries are missing or wrong' });
  expect(controlOf('E-mail address')).toHaveAccessibleDescription(/: o'neil@example\.com/);
});

it('lists the missing fields with links, and shows the error at each field', async () => {
  const send = jest.fn();
  renderWithProviders(form(send));
  await user.type(controlOf('E-mail address'), 'ada');
  await submit();
  const summary = await screen.findByRole('group', { name: '4 entries are missing or wrong' });
  expect(summary).toHaveFocus();
  const email = controlOf('E-mail address');
  expect(email).toHaveAccessibleDescription(/Enter one e-mail address/);
  expect(email).toHaveValue('ada');
  expect(controlOf('What is it about?')).toHaveAccessibleDescription(/Choose what it is about\./);
  await user.click(screen.getByRole('button', { name: 'Write a few words.' }));
  expect(controlOf('Message')).toHaveFocus();
  await user.type(controlOf('Message'), 'Hello');
  expect(screen.getByRole('group', { name: '3 entries are missing or wrong' })).toBeVisible();
  expect(controlOf('Message')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('shows errors in the language of the page', async () => {
  renderWithProviders(form(jest.fn()), { locale: 'de' });
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  expect(await screen.findByRole('group', { name: '4 Angaben fehlen oder sind falsch' })).toHaveFocus();
  expect(controlOf('Name')).toHaveAccessibleDescription('Geben Sie Ihren Namen ein.');
});

it.each<[EnquiryFailure, RegExp]>([
  ['unavailable', /The fault is ours/],
  ['tooMany', /try again later/],
  ['refused', /was not accepted/],
])('after a failure (%s) keeps the values and offers another way of contact', async (reason, words) => {
  const send = jest.fn().mockRejectedValueOnce(new EnquiryError(reason)).mockResolvedValue(72);
  renderFilledIn(send);
  await submit();
  const problem = await screen.findByRole('group', { name: 'The form could not be sent.' });
  expect(problem).toHaveFocus();
  expect(problem).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'hello@kompassa.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kompassa.example?subject=Message%20from%20the%20website&body=Do%20we%20need%20a%20VAT%20number%20in%20Poland%3F',
  );
  expectAllThere();
  await submit();
  expect(await screen.findByText('One more step: confirm by e-mail')).toBeVisible();
});

it('asks for a captcha once the gateway needs one, and sends each token once', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new EnquiryError('captcha'))
    .mockRejectedValueOnce(new EnquiryError('unavailable'))
    .mockResolvedValue(72);
  const { container } = renderFilledIn(send);
  await submit();
  const problem = await screen.findByRole('group', { name: 'The form could not be sent.' });
  expect(problem).toHaveFocus();
  expect(problem).toHaveTextContent(/confirm below that you are a person/);
  expect(await screen.findByRole('group', { name: 'Confirm that you are a person' })).toBeVisible();
  expectAllThere();

  const widget = container.querySelector('slider-captcha') as Element & { reset?: () => void };
  widget.reset = jest.fn();
  fireEvent(widget, new CustomEvent('captcha-solved', { detail: { token: 'a-token' } }));
  await submit();
  await waitFor(() => expect(widget.reset).toHaveBeenCalledTimes(1));
  await submit();
  await screen.findByRole('group', { name: 'One more step: confirm by e-mail' });
  const tokens = send.mock.calls.map(([enquiry]: [{ captchaToken?: string }]) => enquiry.captchaToken);
  expect(tokens).toEqual([undefined, 'a-token', undefined]);
});

it('is sent once on repeated clicks', async () => {
  let arrive: (hours: number) => void = () => undefined;
  const send = jest.fn().mockReturnValue(new Promise<number>((resolve) => (arrive = resolve)));
  renderFilledIn(send);
  const button = screen.getByText('Send the message');
  await Promise.all([user.click(button), user.click(button), user.click(button)]);
  expect(await screen.findByText('Sending …')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByText('Sending …'));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => {
    arrive(72);
    await Promise.resolve();
  });
});

it('sends the value of the honeypot field', async () => {
  const send = jest.fn().mockResolvedValue(72);
  renderFilledIn(send);
  const trap = controlOf('Leave this field empty');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  await user.type(trap, 'Buy now');
  await submit();
  await waitFor(() => expect(send.mock.lastCall).toMatchObject([{ trap: 'Buy now' }]));
});

it('shows the fields of a trial request', async () => {
  const send = jest.fn().mockResolvedValue(72);
  renderWithProviders(form(send, 'freeTrial'));
  await user.click(screen.getByText('Request the trial'));
  await screen.findByRole('group', { name: '4 entries are missing or wrong' });
  await typeInto('Name', 'Ada');
  await typeInto('E-mail address', 'ada@example.com');
  await user.selectOptions(controlOf(/Which country/), 'Poland');
  for (const kind of ['Toys', 'Tyres', 'Furniture', 'Cosmetics']) await user.click(controlOf(kind));
  await user.click(screen.getByText('Request the trial'));
  await screen.findByRole('button', { name: 'Choose at most 3 kinds of product.' });
  await user.click(controlOf('Cosmetics'));
  await user.click(screen.getByText('Request the trial'));
  await waitFor(() =>
    expect(send.mock.lastCall).toMatchObject([
      { kind: 'freeTrial', country: 'PL', productKinds: ['furniture', 'toy', 'tyre'], message: '' },
    ]),
  );
});

it('tells at once of too many kinds of products, until one is taken back', async () => {
  renderWithProviders(form(jest.fn(), 'freeTrial'));
  const kinds = screen.getByRole('group', { name: 'What do you sell?' });
  expect(kinds).toHaveAccessibleDescription('Choose up to three kinds.');
  for (const kind of ['Toys', 'Tyres', 'Furniture']) await user.click(controlOf(kind));
  expect(controlOf('Toys')).toBeValid();
  await user.click(controlOf('Cosmetics'));
  expect(kinds).toHaveAccessibleDescription(/Choose at most 3 kinds of product\.$/);
  await user.click(controlOf('Toys'));
  expect(kinds).toHaveAccessibleDescription('Choose up to three kinds.');
});

describe('with an offer', () => {
  const vat = service({ id: 1, category: 'vat', name: 'VAT registration Germany' });
  const oss = service({ id: 2, category: 'ioss', name: 'One-Stop Shop' });
  const list = `Please send me a quote for:
- VAT registration Germany
- One-Stop Shop
Total shown to me: €980 once, from €890 a year (net); VAT returns: “As usual in each country”`;
  beforeEach(() => {
    jest.mocked(fetchServicesToday).mockResolvedValue([vat, oss]);
    jest.mocked(fetchBundlesToday).mockResolvedValue([]);
    [vat, oss].forEach(addToOffer);
  });

  async function fillInSender() {
    await typeInto('Name', 'Ada Brandt');
    await typeInto('E-mail address', 'ada@example.com');
  }

  it('lists the services, needs no message, knows the subject, and names each service and the total in what is sent', async () => {
    const send = jest.fn().mockResolvedValue(72);
    renderWithProviders(form(send));
    const offer = await screen.findByRole('group', { name: 'Your quote' });
    expect(offer).toHaveTextContent('VAT registration Germany');
    await fillInSender();
    expect(controlOf('What is it about?')).toHaveValue('vat');
    await submit();
    const panel = await screen.findByRole('group', { name: 'One more step: confirm by e-mail' });
    expect(send.mock.calls).toMatchObject([[{ topic: 'vat', message: list }]]);
    expect(panel).toHaveTextContent(/VAT registration Germany.*One-Stop Shop/);
    expect(currentOffer().items).toEqual([]);
    expect(sessionStorage).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByRole('group', { name: 'Your quote' })).toHaveTextContent('One-Stop Shop');
  });

  it('counts in the same rhythm when the sender goes back', async () => {
    setRhythm('month');
    renderWithProviders(form(jest.fn().mockResolvedValue(72)));
    const offer = await screen.findByRole('group', { name: 'Your quote' });
    const total = within(offer).getByRole('row', { name: /^Total/ }).textContent;
    await fillInSender();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    const again = await screen.findByRole('group', { name: 'Your quote' });
    expect(within(again).getByRole('row', { name: /^Total/ }).textContent).toBe(total);
    expect(currentOffer().rhythm).toBe('month');
  });

  it('knows the subject also where the tab has kept none, and not where it has kept one', async () => {
    sessionStorage.setItem('enquiry.contact', JSON.stringify({ topic: '', name: 'Ada Brandt' }));
    const { unmount } = renderWithProviders(form(jest.fn()));
    await waitFor(() => expect(controlOf('Name')).toHaveValue('Ada Brandt'));
    expect(controlOf('What is it about?')).toHaveValue('vat');
    unmount();
    sessionStorage.setItem('enquiry.contact', JSON.stringify({ topic: 'company' }));
    renderWithProviders(form(jest.fn()));
    await waitFor(() => expect(controlOf('What is it about?')).toHaveValue('company'));
  });

  it('sends what was left in it, below what was typed', async () => {
    const send = jest.fn().mockResolvedValue(72);
    renderWithProviders(form(send));
    await user.click(await screen.findByRole('button', { name: 'Remove from quote: One-Stop Shop' }));
    await fillInSender();
    await typeInto('Anything we should know (optional)', 'From January.');
    await submit();
    await waitFor(() =>
      expect(send.mock.lastCall).toMatchObject([
        {
          message: expect.stringMatching(
            /^From January\.\n\nPlease send me a quote for:\n- VAT registration Germany\nTotal shown to me: €490 once/,
          ) as string,
        },
      ]),
    );
  });

  it('asks for a message again once the last service is taken out', async () => {
    const send = jest.fn();
    renderWithProviders(form(send));
    await fillInSender();
    for (const name of ['VAT registration Germany', 'One-Stop Shop'])
      await user.click(await screen.findByRole('button', { name: `Remove from quote: ${name}` }));
    await submit();
    expect(await screen.findByRole('button', { name: 'Write a few words.' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('is not part of a trial request', () => {
    renderWithProviders(form(jest.fn(), 'freeTrial'));
    expect(screen.queryByRole('group', { name: 'Your quote' })).not.toBeInTheDocument();
  });
});

it('keeps values entered before hydration', async () => {
  const page = <TestProviders router={createRouter()}>{form(jest.fn(), 'freeTrial')}</TestProviders>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const name = controlOf('Name') as HTMLInputElement;
  const toys = controlOf('Toys') as HTMLInputElement;
  const button = screen.getByText('Request the trial');
  name.value = 'Ada';
  toys.checked = true;
  await act(async () => {
    hydrateRoot(container, page);
    await Promise.resolve();
  });
  expect(controlOf('Name')).toBe(name);
  expect(name).toHaveValue('Ada');
  expect(toys).toBeChecked();
  await user.click(button);
  expect(await screen.findByRole('group', { name: '2 entries are missing or wrong' })).toBeVisible();
});
