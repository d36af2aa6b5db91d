import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runReport } from './reports/runReport';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'gateway-accounts-'));
let report: Awaited<ReturnType<typeof runReport>>;

beforeAll(async () => {
  report = await runReport('accountsReport.ts', dataFolder);
}, 300_000);

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

it('a code is good once, in time, for its number and purpose, and survives four wrong tries', () =>
  expect(report.codes).toEqual({
    // Twenty-five codes, each tried by five at the same time.
    winners: times(25, 1),
    afterFourWrong: 1,
    afterFiveWrong: 0,
    afterFlood: 0,
    inTime: 1,
    tooLate: 0,
    replaced: 0,
    replacement: 1,
    ofAnotherNumber: 0,
    ofAnotherPurpose: 0,
  }));

it('a merchant is stored with channel and consent, the password as a hash', () =>
  expect(report.registering).toMatchObject({
    stored: {
      username: expect.stringMatching(/^\+4930\d{8}$/),
      companyName: 'Nordlicht Handels GmbH',
      language: 'en',
      channelNo: '17',
      channelCode: 'fair',
      consentVersion: '2026-11-01',
      consentTime: expect.any(String),
      hasHash: true,
    },
  }));

it('that a number has an account is told only with the right code', () =>
  expect(report.registering).toMatchObject({
    knownNumberWrongCode: 'code 422',
    knownNumberRightCode: 'taken 409',
    unknownChannel: 'channel 404',
  }));

describe('messages', () => {
  it('only the owner of a number reads whether it has an account', () =>
    expect(report.messages).toEqual({
      strangerRegisters: expect.stringMatching(/^CODE is your Kompassa code/),
      knownRegisters: expect.stringMatching(/account with this number already.*\/user\/login /),
      strangerForgot: expect.stringMatching(/no Kompassa account with this number.*\/user\/register /),
      knownForgot: expect.stringMatching(/^CODE is your code for a new Kompassa password/),
      german: expect.stringMatching(/^CODE ist Ihr Code/),
    }));

  it('the answer is the same', () => {
    const answer = { validFor: 600, retryAfter: 60 };
    expect(report.answers).toEqual({
      strangerRegisters: answer,
      knownRegisters: answer,
      strangerForgot: answer,
      knownForgot: answer,
    });
  });

  it.each(['registrationCode', 'passwordCode'])('%s takes about as long', (name) => {
    const { known, unknown } = (report.timing as Record<string, { known: number; unknown: number }>)[
      name
    ] ?? { known: 0, unknown: 1 };
    expect(known / unknown).toBeGreaterThan(0.6);
    expect(known / unknown).toBeLessThan(1.67);
  });

  it('are limited by number and address, and need a captcha each', () => {
    expect(report.limits).toEqual({
      pause: ['sent', 'tooMany 429'],
      pauseOfOtherPurpose: ['tooMany 429'],
      day: [...times(5, 'sent'), 'tooMany 429'],
      address: [...times(10, 'sent'), 'tooMany 429'],
      captchaTwice: ['sent', 'captcha 428'],
      codesFromAddress: [...times(30, 'code 422'), 'tooMany 429'],
    });
    expect(report.spared).toEqual([...times(3, 'captcha 428'), 'sent']);
  });
});

it('a session ends when it is told to, at its time, and alone, also when nine end at once', () =>
  expect(report.sessions).toEqual({
    aliveBefore: times(10, true),
    aliveAfterNineLoggedOut: [...times(9, false), true],
    firstStillAlive: true,
    inTime: true,
    tooLate: false,
    forged: times(5, false),
    inDatabase: false,
  }));

it('a new password ends the other sessions; a forgotten one all', () =>
  expect(report.changes).toEqual({
    companyName: 'Südlicht GmbH',
    wrongOldPassword: 'credentials 401',
    aliveBeforeChange: [true, true],
    aliveAfterChange: [true, false],
    loginWithOld: 'credentials 401',
    reset: 'done',
    aliveAfterReset: [false, false],
    loginWithReset: 'done',
    withoutSession: 'session 401',
  }));

describe('Payload’s own interface', () => {
  it('knows no merchant, not even by a token of its own making', () =>
    expect(report.doors).toMatchObject({
      me: '{"user":null,"message":"Account"}',
      lock: 403,
      lockByCookie: 403,
      preference: 401,
      own: 403,
      ownSessions: 501,
    }));

  it('has no way in for merchants', () =>
    expect(report.doors).toMatchObject({
      list: 403,
      byField: 403,
      create: 403,
      login: 404,
      closed: {
        logout: 404,
        'refresh-token': 404,
        'first-register': 404,
        'forgot-password': 404,
        'reset-password': 404,
        unlock: 404,
        'verify/x': 404,
        me: 404,
        init: 404,
      },
    }));

  it('lets staff read merchants and messages, and nothing more', () =>
    expect(report.doors).toMatchObject({
      editorLists: 200,
      editorReadsMessages: 200,
      publicReadsMessages: 403,
      editorChanges: 403,
      editorDeletes: 403,
      codes: 501,
    }));
});

it('a deleted merchant is logged out', () => expect(report.aliveAfterDeletion).toBe(false));

it('nothing is kept for long', () => {
  const [sessions, codes, messages] = report.kept as number[];
  expect([Boolean(sessions), Boolean(codes), Boolean(messages)]).toEqual([true, true, true]);
  expect(report.keptAfterAMonth).toEqual([0, 0, 0]);
});
