import { fileDates } from './fileDates';
import type { AccountFile, AccountReturn } from './findClientFiles';

const oneReturn: AccountReturn = {
  id: 1,
  from: '2026-10-01',
  to: '2026-10-31',
  dueDate: '2026-11-25',
  currency: 'PLN',
  figures: null,
  state: 'toApprove',
  question: '',
  answer: '',
  decidedAt: null,
};
const file: AccountFile = {
  id: 7,
  country: 'PL',
  duty: 'vat',
  state: 'registered',
  stateSince: null,
  registrationNumber: '',
  wanted: [],
  nextDate: '2026-12-05',
  nextStep: 'salesData',
  returns: [oneReturn, { ...oneReturn, id: 2, dueDate: '2026-10-26', state: 'filed' }],
};
const earlier: AccountFile = { ...file, id: 8, nextDate: '2026-11-30', nextStep: 'documents', returns: [] };
const days = (files: AccountFile[], today: string) => fileDates(files, today).map(({ day }) => day);

it('has the dates of all files in their order, without what is filed', () =>
  expect(days([file, earlier], '2026-11-24')).toEqual(['2026-11-25', '2026-11-30', '2026-12-05']));

it('keeps an overdue return, but no step that has passed', () =>
  expect(days([file, earlier], '2026-12-24')).toEqual(['2026-11-25']));

it('keeps a step until the end of its day', () =>
  expect(days([earlier], '2026-11-30')).toEqual(['2026-11-30']));

it('leaves out a date of which nobody has said what happens', () =>
  expect(days([{ ...earlier, nextStep: null }], '2026-11-24')).toEqual([]));
