import { cms, login } from './cms';
import { gatewayUrl, setting, statusOf } from './gateway';
import { staff } from './staff';

const password = 'a password of the contract tests';
const ownPassword = () => setting('GATEWAY_TEST_ADMIN_PASSWORD');
const made: string[] = [];

let session: string;
beforeAll(async () => {
  session = await login(setting('GATEWAY_TEST_ADMIN_EMAIL'), ownPassword());
});
afterAll(async () => {
  const query = made.map((email, place) => `where[or][${place}][email][equals]=${email}`).join('&');
  const { docs } = await cms<{ docs: { id: number }[] }>('GET', `/users?limit=100&${query}`);
  for (const { id } of docs) await cms('DELETE', `/users/${id}`);
});

/** A new user as the admin's form sends it, with the cookie that the browser adds by itself. */
async function createUser(headers: Record<string, string>, data: object): Promise<number> {
  const email = `made-${Date.now()}-${made.length}@kompassa.example`;
  made.push(email);
  const body = new FormData();
  body.set('_payload', JSON.stringify({ email, password, name: 'Somebody', ...data }));
  const cookie = `payload-token=${session}`;
  return statusOf('/cms-api/users', { method: 'POST', body, headers: { cookie, ...headers } });
}
const confirmed = () => ({ role: 'administrator', ownPassword: ownPassword() });

it.each([
  ['another port', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
  ['an unknown origin, with a cookie', {}],
])('refuses to create a user from %s', async (_from, headers) =>
  expect(await createUser(headers as Record<string, string>, confirmed())).toBe(403),
);

it('creates a user from the admin, with the password', async () => {
  const own = { origin: new URL(gatewayUrl()).origin, 'sec-fetch-site': 'same-origin' };
  expect(await createUser(own, confirmed())).toBe(201);
});

it('accepts changes with a token from a client without cookies', async () => {
  const bearer = { cookie: '', authorization: `JWT ${session}` };
  expect(await createUser(bearer, { role: 'editor' })).toBe(201);
  expect(await createUser({ ...bearer, origin: 'https://evil.example' }, { role: 'editor' })).toBe(403);
});

it('refuses a read with the cookie from another port', async () => {
  const headers = { cookie: `payload-token=${session}`, origin: 'http://localhost:1' };
  expect(await statusOf('/cms-api/articles', { headers })).toBe(401);
});

describe('a change to the role of administrator', () => {
  const data = { name: 'Somebody', password, role: 'administrator' };
  const email = () => {
    made.push(`raised-${Date.now()}-${made.length}@kompassa.example`);
    return made.at(-1);
  };

  it.each([
    ['en', undefined, 'Enter your own password'],
    ['de', undefined, 'Geben Sie Ihr eigenes Passwort ein'],
    ['en', 'wrong', 'This is not your password.'],
    ['de', 'wrong', 'Das ist nicht Ihr Passwort.'],
  ] as const)('returns an error in %s for the own password %s', async (language, typed, sentence) => {
    const body = { ...data, email: email(), ownPassword: typed };
    await expect(cms('POST', '/users', body, { language })).rejects.toThrow(sentence);
  });

  it('requires the own password when a role is raised, alone or in bulk', async () => {
    const editor = await staff({ name: 'An editor', role: 'editor' });
    const raised = { role: 'administrator' };
    await expect(cms('PATCH', `/users/${editor.id}`, raised)).rejects.toThrow('400');
    const all = await cms<{ errors: object[] }>(
      'PATCH',
      `/users?where[id][equals]=${editor.id}`,
      raised,
    ).catch((error: Error) => ({ errors: [error] }));
    expect(all.errors).toHaveLength(1);
    expect(await cms('GET', `/users/${editor.id}`)).toHaveProperty('role', 'editor');
    const saved = await cms('PATCH', `/users/${editor.id}`, { ...raised, ownPassword: ownPassword() });
    expect(saved).toHaveProperty('doc.role', 'administrator');
    expect(saved).not.toHaveProperty('doc.ownPassword');
    // An existing administrator is changed without it.
    await cms('PATCH', `/users/${editor.id}`, { ...raised, name: 'Another name' });
    await editor.leave();
  });
});
