import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Payload } from 'payload';

import { calls } from '@/contract/calls/calls';

import { askVies } from './askVies';
import { checkVatNumber } from './checkVatNumber';

/** What the stand-in for VIES does with the next queries: a body that is a string is sent as it is. */
interface Behaviour {
  status?: number;
  body?: unknown;
  afterMs?: number;
  breaks?: boolean;
  /** Begins and never ends. */
  stalls?: boolean;
}

let behaviour: Behaviour = {};
const received: { method?: string; url?: string; body: unknown }[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, body: JSON.parse(body) });
      const { status = 200, body: answer, afterMs = 0, breaks, stalls } = behaviour;
      if (breaks) return request.socket.destroy();
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:9/' });
        if (stalls) return response.write('{');
        response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      }, afterMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  behaviour = {};
  received.length = 0;
});

const now = new Date('2026-11-20T09:30:00Z');
const valid = {
  countryCode: 'FR',
  vatNumber: '64999462765',
  requestDate: '2026-11-20T09:30:00.123Z',
  valid: true,
  requestIdentifier: '',
  name: 'BOUTIQUE MIREVAUX',
  address: '8 RUE DES TISSERANDS\n69001 LYON\n',
};
const wrapped = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error, message: 'x' }] });
const failed = (fault: string) => ({ state: 'failed', fault });

const logger = { warn: jest.fn() };
const ask = (number: string, address: string | undefined = url) =>
  checkVatNumber({ payload: { logger } as unknown as Payload, now }, { number }, address);

describe('an answer', () => {
  it.each([
    ['name and address', {}, { name: valid.name, address: '8 RUE DES TISSERANDS\n69001 LYON' }],
    [
      'dashes where the member state tells nothing',
      { name: '---', address: '---' },
      { name: null, address: null },
    ],
    ['no name at all', { name: undefined, address: null }, { name: null, address: null }],
    ['the word VALID beside it', { userError: 'VALID' }, { isValid: true }],
    ['that a number is not valid', { valid: false, userError: 'INVALID', name: '---' }, { isValid: false }],
  ])('with %s', async (_what, changes, expected) => {
    behaviour = { body: { ...valid, ...changes } };
    const answer = await askVies({ url }, 'FR64999462765', now);
    expect(answer).toMatchObject({ state: 'answered', askedAt: now.toISOString(), ...expected });
    expect(calls.checkVatNumber.data.parse(answer)).toEqual(answer);
  });

  it.each([
    ['EL099991535', { countryCode: 'EL', vatNumber: '099991535' }],
    ['XI999636336', { countryCode: 'XI', vatNumber: '999636336' }],
  ])('is asked for %s by the interface', async (number, body) => {
    behaviour = { body: valid };
    await askVies({ url }, number, now);
    expect(received).toEqual([{ method: 'POST', url: '/rest-api/check-vat-number', body }]);
  });
});

it.each([
  ['INVALID_INPUT', 'invalidInput'],
  ['GLOBAL_MAX_CONCURRENT_REQ', 'busy'],
  ['GLOBAL_MAX_CONCURRENT_REQ_TIME', 'busy'],
  ['MS_MAX_CONCURRENT_REQ', 'memberStateBusy'],
  ['MS_MAX_CONCURRENT_REQ_TIME', 'memberStateBusy'],
  ['MS_UNAVAILABLE', 'memberStateDown'],
  ['SERVICE_UNAVAILABLE', 'down'],
  ['TIMEOUT', 'late'],
  ['VAT_BLOCKED', 'refused'],
  ['IP_BLOCKED', 'refused'],
  ['INVALID_REQUESTER_INFO', 'refused'],
  ['SOMETHING_NEW', 'down'],
  ['constructor', 'down'],
])('the fault %s is %s', async (code, fault) => {
  behaviour = { body: wrapped(code) };
  expect(await askVies({ url }, 'DE999049915', now)).toEqual(failed(fault));
});

it.each([
  ['wrapped, with a status', 500, wrapped('MS_UNAVAILABLE')],
  ['as userError', 200, { valid: false, userError: 'MS_UNAVAILABLE' }],
])('a fault may be told %s', async (_form, status, body) => {
  behaviour = { status, body };
  expect(await askVies({ url }, 'DE999049915', now)).toEqual(failed('memberStateDown'));
});

describe('a broken answer is a fault:', () => {
  it.each<[string, Behaviour, string]>([
    ['no JSON', { body: '<html>Service maintenance</html>' }, 'down'],
    ['half of it', { body: '{"valid": tr' }, 'down'],
    ['nothing', { body: '' }, 'down'],
    ['another shape', { body: { valid: 'yes' } }, 'down'],
    ['null', { body: 'null' }, 'down'],
    ['a result with a status that denies it', { status: 502, body: valid }, 'down'],
    ['a redirect', { status: 302, body: valid }, 'down'],
    ['a connection that breaks', { breaks: true }, 'down'],
    ['one that never ends', { stalls: true }, 'late'],
    ['one that comes too late', { afterMs: 400, body: valid }, 'late'],
  ])('%s', async (_what, given, fault) => {
    behaviour = given;
    expect(await askVies({ url, timeout: 150 }, 'DE999049915', now)).toEqual(failed(fault));
  });

  it('no server', async () => {
    expect(await askVies({ url: 'http://127.0.0.1:9' }, 'DE999049915', now)).toEqual(failed('down'));
  });
});

/** The cache reads the clock once in a millisecond. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the call', () => {
  it('is off without an address', async () => {
    expect(await checkVatNumber({ payload: {} as Payload, now }, { number: 'FR64999462765' })).toEqual({
      state: 'off',
    });
  });

  it('keeps an answer for ten minutes, and no fault', async () => {
    behaviour = { body: wrapped('MS_UNAVAILABLE') };
    expect(await ask('FR64999462765')).toEqual(failed('memberStateDown'));
    behaviour = { body: valid };
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    await ask('FR64999462765');
    await aMoment();
    clock.mockReturnValue(1_000 + 9 * 60_000);
    expect(await ask('FR64999462765')).toMatchObject({ isValid: true });
    expect(received).toHaveLength(2);
    await aMoment();
    clock.mockReturnValue(2_000 + 10 * 60_000);
    await ask('FR64999462765');
    expect(received).toHaveLength(3);
    clock.mockRestore();
  });

  it('has a limited number of queries at once', async () => {
    behaviour = { body: { ...valid, valid: false }, afterMs: 50 };
    const numbers = Array.from({ length: 30 }, (_, index) => `DE9990499${index + 10}`);
    const results = await Promise.all(numbers.map((number) => ask(number)));
    expect(results.filter(({ state }) => state === 'answered')).toHaveLength(20);
    expect(results.filter(({ state }) => state === 'failed')).toEqual(Array(10).fill(failed('busy')));
  });

  it('logs that VIES refuses us, without the number', async () => {
    behaviour = { body: wrapped('IP_BLOCKED') };
    await ask('ATU99948183');
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(String(logger.warn.mock.calls[0])).not.toContain('99948183');
  });
});

it.each([
  ['DE999049915', true],
  ['EL099991535', true],
  ['IE9*54321V', true],
  ['GB999610320', false],
  ['CHE999400376MWST', false],
  ['de999049915', false],
  ['DE999049915\n', false],
  ['DE99904991', false],
  ['../../DE999049915', false],
  [['DE999049915'], false],
])('takes %j as a number that VIES knows: %s', (number, isTaken) =>
  expect(calls.checkVatNumber.params.safeParse({ number }).success).toBe(isTaken),
);
