import { newAddress } from './accounts';
import { cms } from './cms';
import { openPage, pressButton } from './confirming';
import { contact, emailsTo, linkTo, trial, type GivenEnquiry } from './enquiry';
import { gatewayUrl, send, statusOf } from './gateway';

interface Kept {
  id: number;
  email: string;
}
const keptOf = async (mailbox: string) =>
  (await cms<{ docs: Kept[] }>('GET', `/enquiries?where[email][equals]=${encodeURIComponent(mailbox)}`)).docs;

const save = (given: GivenEnquiry, headers: Record<string, string> = newAddress()) =>
  send('saveEnquiry', given, headers);

const unconfirmed = { state: 'unconfirmed', confirmedAt: null };

/** As the visitor reads it. */
const inWords = { en: /^Please confirm your (message|request)/, de: /^Bitte bestätigen Sie Ihre/ };

it.each([
  ['a message', 'en', contact],
  ['a request for a trial', 'de', trial],
] as const)('%s in %s is stored, and staff see whether it is confirmed', async (_case, language, given) => {
  const enquiry = given();
  const { body } = await save(enquiry, { ...newAddress(), 'accept-language': language });
  expect(body).toEqual({ code: 0, msg: 'success', data: { validFor: 259_200 } });
  expect(await keptOf(enquiry.email)).toMatchObject([unconfirmed]);

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
  expect(await keptOf(enquiry.email)).toMatchObject([unconfirmed]);
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
});

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
