import { loadOf } from './wrk.mjs';

const printed = `Running 5s test @ http://127.0.0.1:7600/
  1 threads and 32 connections
  Latency Distribution
     50%    1.10ms
     99%    4.25ms
  100 requests in 5.00s, 1.00MB read
Requests/sec:  12345.67
`;

it('reads what wrk prints', () =>
  expect(loadOf(printed, 'http://site')).toEqual({ perSecond: 12345.67, p99: 4.25 }));

it.each([
  ['99%  850.00us', 0.85],
  ['99%  1.02s', 1_020],
])('reads %s in milliseconds', (text, p99) =>
  expect(loadOf(printed.replace(/99%.*/, text), 'http://site').p99).toBeCloseTo(p99),
);

it.each([
  `${printed}  Non-2xx or 3xx responses: 12\n`,
  `${printed}  Socket errors: connect 0, read 3, write 0, timeout 0\n`,
  'unable to connect',
])('refuses answers that were no pages: %#', (text) =>
  expect(() => loadOf(text, 'http://site')).toThrow('http://site'),
);
