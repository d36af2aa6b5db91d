import { lastMessage, newAddress, newPhone, register, registration, solveCaptcha, tokenOf } from './accounts';
import { cms } from './cms';
import { ask, send, signatureHeaders, type Answer } from './gateway';
import { survey } from './survey';

// Shows (requirements, 5.2, 7.4, 7.20, 7.22, 7.23 and 9.4).

// The code costs a proof of work.
jest.setTimeout(120_000);

const info = (token: string, query = '') => {
  const path = `/api/system/user/info${query}`;
  return ask(path, { headers: { ...signatureHeaders(path), ...(token && { token }) } });
};
const logout = (token: string) => send('logout', {}, token ? { token } : {});
const refusalOf = ({ status, body }: Answer) => [status, body.code, body.msg];

describe('an account', () => {
  const phone = newPhone();
  let captchaToken: string;
  let code: string;
  let registered: Answer;
  let token: string;

  beforeAll(async () => {
    captchaToken = await solveCaptcha();
    const sent = await send('sendCode', { phone, captchaToken }, newAddress());
    expect(sent.body.data).toEqual({ validFor: 600, retryAfter: 60, isDemonstration: true });
    [code = ''] = /^\d{6}/.exec(await lastMessage(phone)) ?? [];
    registered = await register(phone, code);
    token = tokenOf(registered);
  });

  it('costs a captcha of its own, which is solved', async () => {
    for (const refused of [captchaToken, 'solved']) {
      const answer = await send('sendCode', { phone: newPhone(), captchaToken: refused }, newAddress());
      expect(refusalOf(answer)).toEqual([428, 428, 'The captcha was not solved, or it is used up.']);
    }
  });

  it('begins with a session in cookies', () => {
    expect(registered.body).toEqual({
      code: 0,
      msg: 'success',
      data: { id: expect.any(Number), awardTitle: expect.any(String) },
    });
    expect(registered.headers.getSetCookie()).toEqual([
      `loginCode=${token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`,
      'isGWLogin=1; Path=/; Max-Age=604800; SameSite=Lax',
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(registered.text).not.toContain(token);
  });

  it('has its own data', async () =>
    expect((await info(token)).body.data).toEqual({
      id: (registered.body.data as { id: number }).id,
      phone: `+•••••••••${phone.slice(-3)}`,
      companyName: 'Nordlicht Handels GmbH',
      registerTime: expect.stringMatching(/^\d{4}-.*Z$/),
    }));

  it('refuses unknown clients', async () =>
    expect(refusalOf(await info(token, '?client=2'))).toEqual([400, 400, 'Parameter "client" must be 1.']));

  it('has the reports that it saves; a report without a valid token has no account', async () => {
    const keptFor = async (given: string) => {
      const { body } = await send('saveSurveyReport', survey, { token: given });
      const query = `where[reportId][equals]=${(body.data as { id: string }).id}`;
      const { docs } = await cms<{ docs: { merchant: { username: string } | null }[] }>(
        'GET',
        `/survey-reports?${query}`,
      );
      return docs.map(({ merchant }) => merchant?.username);
    };
    expect(await keptFor(token)).toEqual([phone]);
    expect(await keptFor('x'.repeat(43))).toEqual([undefined]);
  });

  it('ends its session by logging out, and its token is refused at once', async () => {
    const left = await logout(token);
    expect(left.body).toEqual({ code: 0, msg: 'success', data: true });
    expect(left.headers.getSetCookie()).toEqual([
      'loginCode=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'isGWLogin=0; Path=/; Max-Age=604800; SameSite=Lax',
    ]);
    const dead = [401, 401, 'Nobody is logged in with this token.'];
    expect(refusalOf(await info(token))).toEqual(dead);
    expect(refusalOf(await logout(token))).toEqual(dead);
  });
});

it.each([
  ['code', '12345'],
  ['consentVersion', 'yesterday'],
  ['channelId', -1],
  ['channelNo', '<script>'],
  ['companyName', 'a\u0000b'],
  ['companyName', ' '],
])('%s %j is refused', async (name, value) => {
  const answer = await send(
    'register',
    { ...registration(newPhone(), '123456'), [name]: value },
    newAddress(),
  );
  expect([answer.status, answer.body.msg]).toEqual([400, expect.stringMatching(`^Parameter "${name}" `)]);
});

it.each([
  ['short 1', 'must have at least 10 characters'],
  ['1234567890', 'must contain a letter'],
  ['only letters', 'must contain a digit'],
  [' outer space 1', 'must not begin or end with a space'],
  ['a smile 😀 12345', 'must not contain emoji or control characters'],
  [`a1${'a'.repeat(127)}`, 'must have at most 128 characters'],
])('password %j %s', async (password, rule) => {
  const answer = await register(newPhone(), '123456', { password });
  expect(answer.body.msg).toBe(`Parameter "password" ${rule}.`);
});
