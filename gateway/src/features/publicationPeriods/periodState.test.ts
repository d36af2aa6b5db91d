import { periodStateOf } from './periodState';

const now = new Date('2026-11-24T12:00:00Z');
const [yesterday, tomorrow, later] = ['2026-11-23T12:00:00Z', '2026-11-25T12:00:00Z', '2026-11-30T12:00:00Z'];
const rival = { id: 1, name: 'First', startTime: yesterday, endTime: tomorrow };

it.each([
  ['begun and open', { startTime: yesterday }, [], { state: 'live', from: yesterday }],
  ['without a beginning', { endTime: tomorrow }, [], { state: 'live', until: tomorrow }],
  ['to come', { startTime: tomorrow, endTime: later }, [], { state: 'later', from: tomorrow, until: later }],
  ['its beginning now', { startTime: now.toISOString() }, [], { state: 'live' }],
  ['its end now', { endTime: now.toISOString() }, [], { state: 'live' }],
  [
    'begun, with one before it that ends now',
    { startTime: yesterday },
    [{ ...rival, endTime: now.toISOString() }],
    { state: 'behind', behind: { id: 1 } },
  ],
  [
    'begun, with one before it that begins now',
    { startTime: yesterday },
    [{ ...rival, startTime: now.toISOString() }],
    { state: 'behind', behind: { id: 1 } },
  ],
  ['over', { startTime: yesterday, endTime: yesterday }, [rival], { state: 'over' }],
  [
    'begun, with another before it',
    { startTime: yesterday },
    [rival],
    { state: 'behind', behind: { id: 1, name: 'First', until: tomorrow } },
  ],
  ['to come when the other is over', { startTime: later }, [rival], { state: 'later', from: later }],
  [
    'to come while the other is on',
    { startTime: later },
    [{ ...rival, endTime: undefined }],
    { state: 'later', behind: { id: 1, name: 'First' } },
  ],
  [
    'begun, with one before it that is to come',
    { startTime: yesterday },
    [{ ...rival, startTime: later }],
    { state: 'live' },
  ],
])('a publication period that has %s', (_what, own, before, expected) => {
  const state = periodStateOf(own, before, now);
  expect(state).toMatchObject(expected);
  expect('behind' in state).toBe('behind' in expected);
});
