import { it } from 'node:test';

import { expect } from 'expect';

import { addFirstUsers } from '../../src/features/authentication/firstUsers';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';

const payload = await openPayload();
const findUsers = async () => (await payload.find({ collection: 'users' })).docs;

it('makes nobody an administrator over HTTP while there are no users', async () => {
  const body = { email: 'stranger@example.com', name: 'Stranger', password: 'four words of a test' };
  expect((await restRequest('POST', '/users/first-register', { body })).status).toBe(404);
  expect(await findUsers()).toEqual([]);
});

it('adds one administrator at the start without demo content, once', async () => {
  const logins = await addFirstUsers(payload, false);
  expect(await findUsers()).toMatchObject([{ email: logins[0]?.email, role: 'administrator' }]);
  expect((await restRequest('POST', '/users/login', { body: logins[0] })).status).toBe(200);
  expect(await addFirstUsers(payload, false)).toEqual([]);
});
