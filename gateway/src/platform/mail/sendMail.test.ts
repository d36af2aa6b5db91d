import type { Payload } from 'payload';

import { startMailServer } from '../../../test/mailServer';
import { sendMail } from './sendMail';

const from = 'Kompassa <hello@kompassa.example>';
const mail = {
  to: 'ada@büro.example',
  subject: 'Bitte bestätigen',
  text: 'Grüße\n\nhttps://example.com/a?b=c\n',
};

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  server = await startMailServer({ refuses: 'nobody@example.com' });
});
afterEach(() => server.close());

function payload() {
  const parts = { create: jest.fn(), logger: { error: jest.fn() } };
  return { ...parts, asPayload: parts as unknown as Payload };
}

it('sends the e-mail to the server and does not store it', async () => {
  const { asPayload, create } = payload();
  await sendMail(asPayload, mail, { url: server.url, from });
  const [letter] = server.handed;
  expect(letter).toMatchObject({ from: 'hello@kompassa.example', to: ['ada@xn--bro-hoa.example'] });
  expect(letter?.content).toMatch(/^From: Kompassa <hello@kompassa\.example>$/m);
  expect(letter?.content).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(letter?.content).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(create).not.toHaveBeenCalled();
});

it('names the address that ends e-mails by one POST, each header in one line however long it is', async () => {
  const { asPayload } = payload();
  const unsubscribeUrl = `https://gateway.example.com/user/alerts/unsubscribe?token=${'a'.repeat(150)}&lang=de`;
  await sendMail(asPayload, { ...mail, unsubscribeUrl }, { url: server.url, from });
  await sendMail(asPayload, mail, { url: server.url, from });
  const [toMany, toOne] = server.handed;
  expect(toMany?.content.replaceAll(/\n[ \t]+/g, ' ')).toContain(`\nList-Unsubscribe: <${unsubscribeUrl}>\n`);
  expect(toMany?.content).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(toOne?.content).not.toMatch(/List-Unsubscribe/);
});

it('sends to one mailbox, even if the address contains a comma', async () => {
  const { asPayload } = payload();
  const to = 'a@example.com, b@example.com';
  await sendMail(asPayload, { ...mail, to }, { url: server.url, from });
  expect(server.handed.map((letter) => letter.to)).toEqual([['"a@example.com, b"@example.com']]);
});

it.each([
  ['a recipient that is refused', () => server.url, /failed: EENVELOPE 550\.$/],
  ['a server that refuses the connection', () => 'smtp://127.0.0.1:9', /failed: ESOCKET\.$/],
])('logs the reason for %s, without the e-mail', async (_case, url, why) => {
  const { asPayload, logger } = payload();
  const sending = sendMail(asPayload, { ...mail, to: 'nobody@example.com' }, { url: url(), from });
  await expect(sending).rejects.toMatchObject({ code: 503 });
  const [[line]] = logger.error.mock.calls as [[string]];
  expect(line).toMatch(why);
  expect(line).not.toMatch(/nobody|example\.com|Bitte/);
});

it('throws if the e-mail cannot be stored', async () => {
  const { asPayload, create, logger } = payload();
  create.mockRejectedValue(new Error('SQLITE_BUSY: ada@büro.example'));
  await expect(sendMail(asPayload, mail, undefined)).rejects.toMatchObject({ code: 503 });
  const [[line]] = logger.error.mock.calls as [[string]];
  // The whole line: an id may contain the letters of any name.
  expect(line).toMatch(/^E-mail [\da-f-]{36} was not sent, the list of sent messages cannot be written\.$/);
});
