import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Payload } from 'payload';

import { sendMessage } from './sms';

// Shows (requirements, 11.15).

const secret = 'a secret for messages';
const message = { to: '+4930231251', text: '123456 is your code', language: 'en' } as const;

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer = 200;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
});
afterAll(() => server.close());

beforeEach(() => {
  received.length = 0;
  answer = 200;
});

function payload() {
  const parts = { create: jest.fn(), logger: { error: jest.fn() } };
  return { ...parts, asPayload: parts as unknown as Payload };
}

it('posts the message with a signature and does not store it', async () => {
  const { asPayload, create } = payload();
  const began = Date.now();
  await sendMessage(asPayload, message, { url, secret });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(JSON.parse(body)).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...message });
  const signed = `${String(headers['x-timestamp'])}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  expect(headers['x-signature']).toBe(`sha256=${signature}`);
  expect(Number(headers['x-timestamp'])).toBeGreaterThanOrEqual(began);
  expect(Number(headers['x-timestamp'])).toBeLessThanOrEqual(Date.now());
  expect(create).not.toHaveBeenCalled();
});

it.each([500, 403, 302])('logs that the webhook answered %d, without the message', async (code) => {
  answer = code;
  const { asPayload, logger } = payload();
  await expect(sendMessage(asPayload, message, { url, secret })).rejects.toMatchObject({
    reason: 'message',
    code: 503,
  });
  const [[line]] = logger.error.mock.calls as [[string]];
  expect(line).toMatch(code === 302 ? /was not sent/ : new RegExp(`it answered ${code}`));
  expect(line).not.toMatch(/123456|4930231251|secret/);
});

it('throws when no server listens', async () => {
  const { asPayload, logger } = payload();
  const webhook = { url: 'http://127.0.0.1:9/send', secret };
  await expect(sendMessage(asPayload, message, webhook)).rejects.toMatchObject({ code: 503 });
  expect(logger.error).toHaveBeenCalledTimes(1);
});
