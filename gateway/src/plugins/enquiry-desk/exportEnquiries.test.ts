import fc from 'fast-check';

import type { Enquiry } from '../../payload-types';
import { exportEnquiries } from './exportEnquiries';

const enquiry = (more: Partial<Enquiry> = {}): Enquiry => ({
  id: 1,
  kind: 'contact',
  state: 'inProgress',
  name: 'Ada Brandt',
  email: 'ada@example.com',
  company: null,
  topic: 'vat',
  message: 'Poland; "or" Italy?\nSoon.',
  language: 'en',
  noticeVersion: '2026-11-20',
  confirmedAt: '2026-11-24T09:00:00.000Z',
  tokenHash: 'hash',
  linkExpiresAt: 0,
  assignee: 'Demo editor',
  notes: [{ text: 'Called.', author: 'Demo editor', time: '2026-11-24T10:00:00.000Z' }],
  createdAt: '',
  updatedAt: '',
  ...more,
});

it('names values as the admin does, quotes what has to be quoted, and is read as UTF-8', () => {
  const text = exportEnquiries([enquiry()], 'de');
  expect(text).toMatch(/^\uFEFFBestätigt am \(UTC\);Stand;Zuständig;/);
  expect(text).toContain(
    'In Bearbeitung;Demo editor;Kontakt;Ada Brandt;ada@example.com;;Umsatzsteuer, OSS, IOSS',
  );
  expect(text).toContain('"Poland; ""or"" Italy?\nSoon."');
  expect(text).toContain('2026-11-24 Demo editor: Called.');
  expect(text).not.toContain('hash');
  expect(exportEnquiries([enquiry()], 'en')).toContain('In progress,Demo editor,Contact');
});

it.each(['=HYPERLINK("https://evil.example")', '+49 30 1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'writes %j so that no program takes it for a formula',
  (typed) => {
    const text = exportEnquiries([enquiry({ name: typed, company: typed, message: typed })], 'en');
    const cells = text.split('\r\n')[1] ?? '';
    // Each cell begins with an apostrophe, inside of its quotes if it has any.
    expect(cells.split(/,"?'/).length + 0).toBeGreaterThanOrEqual(4);
  },
);

it('has its headings where there is no enquiry', () => {
  expect(exportEnquiries([], 'en').trim().split('\r\n')).toHaveLength(1);
});

it('has no control characters but the line breaks of its cells', () => {
  const text = fc.string({
    unit: fc.oneof(fc.string(), fc.constantFrom(...'\r\n\t\u0000\u0007\u000c\u009f\u2028')),
  });
  fc.assert(
    fc.property(text, text, (name, message) =>
      expect(exportEnquiries([enquiry({ name, message })], 'en')).not.toMatch(/(?!\r?\n|\t)[\p{Cc}\u2028]/u),
    ),
    { seed: 22 },
  );
});
