import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runReport } from './reports/runReport';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'gateway-enquiries-'));
let report: Awaited<ReturnType<typeof runReport>>;

beforeAll(async () => {
  report = await runReport('enquiriesReport.ts', dataFolder);
}, 300_000);

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

it('keeps what was entered and no more, and the token by its hash alone', () =>
  expect(report.kept).toEqual({
    letter: {
      kind: 'email',
      subject: 'Bitte bestätigen Sie Ihre Testanfrage bei Kompassa',
      saysWhatWasTyped: false,
    },
    row: {
      kind: 'freeTrial',
      name: 'Ada Brandt',
      email: true,
      company: 'Nordlicht Handels GmbH',
      topic: null,
      message: '',
      country: 'PL',
      productKinds: ['toy', 'battery'],
      language: 'de',
      noticeVersion: '2026-11-20',
      confirmedAt: null,
    },
    everything: false,
  }));

it('a link confirms once, in time, and then says so', () =>
  expect(report.links).toEqual({
    early: { state: 'open', kind: 'contact' },
    // Of five at the same time.
    winners: 1,
    afterwards: { state: 'confirmed', kind: 'contact', confirmedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    again: false,
    inTime: 'open',
    tooLate: 'expired',
    confirmedTooLate: false,
    confirmedInTime: true,
    forged: Array.from({ length: 5 }, () => ['unknown', false]),
  }));

it('the same form sent again is one enquiry until it is confirmed, and its newest link counts', () =>
  expect(report.same).toEqual({
    rowsWhileOpen: 1,
    letters: 2,
    oldLinks: ['unknown', 'unknown'],
    rowsAfterConfirming: 2,
    otherText: 3,
  }));

it('a machine is answered as anybody, and nothing comes of it', () =>
  expect(report.machine).toEqual({ answer: { validFor: 72 * 3600 }, rows: 0, letters: 0 }));

it('a mailbox gets five e-mails a day, however it is written, and an address sends twenty an hour', () => {
  const done = (times: number) => Array.from({ length: times }, () => 'done');
  expect(report.limits).toEqual({
    mailbox: [...done(5), '429 with Retry-After'],
    address: [...done(20), '429 with Retry-After'],
  });
});

it('nothing is kept longer than is said', () =>
  expect(report.forgotten).toEqual({
    within: [1, 1],
    'after a week': [1, 0],
    'within 180 days': [1, 0],
    'after them': [0, 0],
  }));
