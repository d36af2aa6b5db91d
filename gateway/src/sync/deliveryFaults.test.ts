import { readFaults } from './deliveryFaults';

it.each([
  ['http://site-2:3000 cannot be reached.', 'http://site-2:3000', 'unreachable'],
  ['http://site-2:3000 answered 401.', 'http://site-2:3000', 'refused'],
  ['http://site-2:3000 gave an answer that cannot be read.', 'http://site-2:3000', 'unreadable'],
  ['Redirects: The gateway did not answer.', '', 'redirects'],
  ['/de/trends/3.html: gatewayLate', '/de/trends/3.html', 'gatewayLate'],
  ['/: older', '/', 'older'],
  ['/cht/price: Invalid response 500', '', undefined],
])('%s', (line, subject, reason) => expect(readFaults(line)).toEqual([{ subject, reason, line }]));

it('reads line by line, and nothing where nothing went wrong', () => {
  expect(readFaults('/: site\n/de: site').map(({ subject }) => subject)).toEqual(['/', '/de']);
  expect([readFaults(null), readFaults('')]).toEqual([[], []]);
});
