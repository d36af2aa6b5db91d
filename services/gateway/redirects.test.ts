import { exampleOf } from '@/services/fixtures/examples';

import { callGateway } from './client';
import { GatewayNotFound } from './errors';
import { fetchRedirects } from './redirects';

jest.mock('./client');
const asked = jest.mocked(callGateway);

it('returns the redirects of the gateway', async () => {
  asked.mockImplementation((name) => Promise.resolve(exampleOf(name)));
  expect(await fetchRedirects()).toContainEqual({
    from: '/custom/packaging',
    to: '/custom/packaging-check',
    status: 301,
  });
});

it('returns an empty list if the gateway has no such call', async () => {
  asked.mockRejectedValue(new GatewayNotFound('/site/redirects'));
  expect(await fetchRedirects()).toEqual([]);
});
