import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runReport } from './reports/runReport';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'gateway-logins-'));
let report: Awaited<ReturnType<typeof runReport>>;

beforeAll(async () => {
  report = await runReport('loginReport.ts', dataFolder, { GATEWAY_HOST: 'https://cms.kompassa.example' });
}, 300_000);

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

interface Logins {
  answers: { known: string; unknown: string };
  flood: Record<string, number>;
  floodOfUnknown: Record<string, number>;
  owner: Record<string, string>;
  ratio: number;
}

describe.each(['staff', 'merchants'])('the login of %s', (name) => {
  const logins = () => (report.logins as Record<string, Logins>)[name] as Logins;

  it('answers known and unknown names alike', () => {
    const { known, unknown } = logins().answers;
    expect(known).toMatch(/^401 .*wrong/);
    expect(unknown).toBe(known);
  });

  it('takes as long for known as for unknown names', () => {
    expect(logins().ratio).toBeGreaterThan(0.8);
    expect(logins().ratio).toBeLessThan(1.25);
  });

  it('checks five passwords without a captcha, however many are sent at once', () => {
    // One of the five was the test of the answers.
    const flood = { '401': 4, '428': 196 };
    expect(logins()).toMatchObject({ flood, floodOfUnknown: flood });
  });

  it('lets the owner in while a stranger guesses, for a captcha', () =>
    expect(logins().owner).toEqual({
      withoutCaptcha: '428',
      wrongWithCaptcha: '401',
      withCaptcha: 'in',
      afterwards: 'in',
    }));
});

it('a network that guesses at many accounts needs a captcha after a hundred', () =>
  expect(report.spraying).toEqual([401, 401, 428, 428]));

describe('sessions of staff', () => {
  it('are listed and ended by their owner alone', () =>
    expect(report.sessions).toEqual({
      list: [
        { device: 'Chrome on Linux', isCurrent: true },
        { device: 'Firefox on Windows', isCurrent: false },
        { device: 'Unknown device', isCurrent: false },
      ],
      afterStranger: true,
      afterEnding: [true, false, true],
      left: 2,
      others: 1,
      afterOthers: [true, false],
      strangersStill: true,
      withoutSession: 401,
    }));

  it('are in a cookie of this host alone, over https alone', () => {
    const cookie = '__Host-payload-token=TOKEN; Path=/; Max-Age=28800; Secure; HttpOnly; SameSite=Lax';
    expect(report.cookies).toEqual({
      login: cookie,
      refresh: cookie,
      byHostCookie: 'Somebody',
      byPlainCookie: null,
      inDatabase: false,
    });
  });

  it('are the only way in: a signed token of Payload is none', () => expect(report.signedToken).toBeNull());

  it('end with a new password, but for the one in which it was set', () =>
    expect(report.changes).toEqual({
      name: 200,
      afterName: [true, true],
      password: 200,
      afterPassword: [true, false],
      byAdministrator: 200,
      afterAdministrator: false,
    }));

  it('end by logging out and with their user', () => {
    expect(report.leaving).toEqual({
      status: 200,
      cookie: '__Host-payload-token=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
      alive: false,
      refresh: 401,
    });
    expect(report.afterDeletion).toBe(false);
  });
});

it('the old address is told of a new one', () =>
  expect(report.letters).toEqual(['Kompassa CMS: new email address / neue E-Mail-Adresse']));

it('Payload’s other addresses of a login are closed', () =>
  expect(report.closed).toEqual([404, 404, 404, 404]));
