import { newAddress } from './accounts';
import { cms } from './cms';
import { openPage, pressButton } from './confirming';
import { contact, emailsTo, linkTo, newMailbox, trial, type GivenEnquiry } from './enquiry';
import { gatewayUrl, send, statusOf } from './gateway';

interface Kept {
  id: number;
  email: string;
}
const keptOf = async (mailbox: string) =>
  (await cms<{ docs: Kept[] }>('GET', `/enquiries?where[email][equals]=${encodeURIComponent(mailbox)}`)).docs;

const save = (given: GivenEnquiry, headers: Record<string, string> = newAddress()) =>
  send('saveEnquiry', given, headers);

/** As the visitor reads it. */
const inWords = { en: /^Please confirm your (message|request)/, de: /^Bitte bestätigen Sie Ihre/ };

it.each([
  ['a message', 'en', contact],
  ['a request for a trial', 'de', trial],
] as const)(
  '%s in %s is stored, and shown to staff after it is confirmed',
  async (_case, language, given) => {
    const enquiry = given();
    const { body } = await save(enquiry, { ...newAddress(), 'accept-language': language });
    expect(body).toEqual({ code: 0, msg: 'success', data: { validFor: 259_200 } });
    expect(await keptOf(enquiry.email)).toEqual([]);

    const [letter, ...more] = await emailsTo(enquiry.email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      kind: 'email',
      subject: expect.stringMatching(inWords[language]) as string,
    });
    const link = await linkTo(enquiry.email);
    expect(link.startsWith(`${gatewayUrl()}/user/confirm?token=`)).toBe(true);

    const open = { en: 'Confirm your message', de: 'Nachricht bestätigen' };
    const done = { en: 'Confirmed. Thank you.', de: 'Bestätigt. Vielen Dank.' };
    const already = { en: 'Already confirmed', de: 'Bereits bestätigt' };
    // Programs that open links confirm nothing.
    expect(await openPage(link)).toMatchObject({ status: 200, title: open[language] });
    expect((await openPage(link)).title).toBe(open[language]);
    expect(await keptOf(enquiry.email)).toEqual([]);
    const confirmed = await pressButton(link);
    expect(confirmed.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(confirmed.title).toBe(done[language]);
    expect((await openPage(link)).title).toBe(already[language]);

    const { subject: _trap, ...typed } = { company: '', topic: null, message: '', country: '', ...enquiry };
    expect(await keptOf(enquiry.email)).toEqual([
      expect.objectContaining({
        ...typed,
        language,
        confirmedAt: expect.stringMatching(/^\d{4}-/) as string,
      }),
    ]);
  },
);

it.each<[string, Partial<GivenEnquiry>]>([
  ['kind', { kind: 'order' as 'contact' }],
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(121) }],
  ['name', { name: 'a\nb' }],
  ['email', { email: 'ada' }],
  ['email', { email: 'ada@example.com\r\nBcc: eve@example.com' }],
  ['company', { company: 'x'.repeat(201) }],
  ['topic', { topic: '' }],
  ['topic', { topic: 'weather' as 'vat' }],
  ['message', { message: '' }],
  ['message', { message: 'x'.repeat(5_001) }],
  ['message', { message: 'a\u0000' }],
  ['country', { kind: 'freeTrial', productKinds: ['toy'], country: 'Poland' }],
  ['country', { kind: 'freeTrial', productKinds: ['toy'] }],
  ['productKinds', { kind: 'freeTrial', country: 'PL' }],
  ['productKinds', { kind: 'freeTrial', country: 'PL', productKinds: ['toy', 'toy'] }],
  ['noticeVersion', { noticeVersion: 'today' }],
])('a wrong %s is refused and sends no e-mail (%#)', async (parameter, wrong) => {
  const given = contact(wrong);
  const { body } = await save(given);
  expect(body).toMatchObject({ code: 400, data: null });
  expect(body.msg).toContain(`"${parameter}"`);
  expect(await emailsTo(given.email)).toEqual([]);
});

it('a body that is too long is refused', async () => {
  const more = { ...contact(), more: 'x'.repeat(70_000) };
  expect((await save(more)).body.code).toBe(413);
});

it('answers as usual and sends no e-mail when the hidden field is filled in', async () => {
  const given = contact({ subject: 'Buy now' });
  expect((await save(given)).body).toEqual((await save(contact())).body);
  expect(await emailsTo(given.email)).toEqual([]);
});

it('sends two e-mails a day to a mailbox, then needs a captcha for each', async () => {
  const email = newMailbox();
  const answers = [];
  for (let turn = 0; turn < 3; turn += 1)
    answers.push(await save(contact({ email: email.replace('@', `+${turn}@`), message: `Turn ${turn}` })));
  expect(answers.map(({ body }) => body.code)).toEqual([0, 0, 428]);
});

it('the same form sent twice at once is one enquiry', async () => {
  const given = contact();
  await Promise.all([save(given), save(given)]);
  await pressButton(await linkTo(given.email));
  expect(await keptOf(given.email)).toHaveLength(1);
});

it.each(['', '?token=', '?token=x', `?token=${'a'.repeat(43)}`, '?token=a&token=b'])(
  'the link %j is unknown, and its page shows an e-mail address',
  async (query) => {
    const { status, html, title } = await openPage(`${gatewayUrl()}/user/confirm${query}`);
    expect([status, title]).toEqual([200, 'There is no message for this link']);
    expect(html).toContain('mailto:');
  },
);

it('notifies the company of a confirmed enquiry, without its text', async () => {
  const given = contact();
  await save(given);
  await pressButton(await linkTo(given.email));
  const [kept] = await keptOf(given.email);
  const letters = await emailsTo('hello@kompassa.example');
  const letter = letters.find(({ text }) => text.includes(`/admin/collections/enquiries/${kept?.id}\n`));
  expect(letter?.subject).toBe('A confirmed message is waiting');
  expect(letter?.text).not.toContain(given.email);
});

it('an enquiry can be read by staff only, deleted by administrators, and changed in its state alone', async () => {
  const given = contact();
  await save(given);
  await pressButton(await linkTo(given.email));
  const [kept] = await keptOf(given.email);
  expect(kept).not.toHaveProperty('tokenHash');
  expect(kept).not.toHaveProperty('fingerprint');
  expect(await statusOf('/cms-api/enquiries')).toBe(401);
  expect(await statusOf(`/cms-api/enquiries/${kept?.id}`)).toBe(401);
  await cms('PATCH', `/enquiries/${kept?.id}`, { message: 'Changed', state: 'answered' });
  expect(await keptOf(given.email)).toMatchObject([{ message: given.message, state: 'answered' }]);
  await expect(cms('POST', '/enquiries', { ...given })).rejects.toThrow('403');
  await cms('DELETE', `/enquiries/${kept?.id}`);
  expect(await keptOf(given.email)).toEqual([]);
});
