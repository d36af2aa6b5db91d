import type { Call } from '@/contract/calls/call';
import { calls } from '@/contract/calls/calls';
import { type PublicCallName, publicCall, publicCalls } from '@/services/config/publicCalls';

// Shows (requirements, 6.2 and 10.1).

const names = Object.keys(publicCalls) as PublicCallName[];

describe.each(names)('%s', (name) => {
  const row = publicCall(name);
  const call: Call = calls[name];

  it('matches the call of the contract', () => {
    const { method, path, token } = row;
    expect({ method, path, token }).toEqual({ method: call.method, path: call.path, token: call.token });
  });

  it('has a valid body only if the contract sends the parameters in a body', () => {
    expect(row.body !== undefined).toBe(call.inBody === true);
    if (row.body) expect(call.params.safeParse(row.body).success).toBe(true);
  });

  it('has a rate limit', () => {
    const [times, seconds] = row.limit;
    expect(times).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThanOrEqual(60);
  });
});

it('has no duplicate path', () => {
  expect(new Set(names.map((name) => publicCalls[name].path)).size).toBe(names.length);
});

it('sends the token, keeps what was typed, takes session cookies, runs the redirect helper and is silent for these calls alone', () => {
  const special = names.flatMap((name) => {
    const { token, untouched, setsSession, redirect, toast } = publicCall(name);
    const rules = {
      ...{ token, untouched, setsSession },
      redirect: redirect === 'never' ? undefined : redirect,
      toast: toast === 'always' ? undefined : toast,
    };
    return Object.values(rules).some((rule) => rule !== undefined) ? [[name, rules] as const] : [];
  });
  expect(Object.fromEntries(special)).toEqual({
    // A beacon, whose answer nobody gets.
    countPageRead: { toast: 'never' },
    getUserInfo: { token: 'required', redirect: 'onFailure', toast: 'never' },
    logout: { token: 'required', redirect: 'always', setsSession: true, toast: { except: [401] } },
    recordVisitor: { toast: 'never' },
    register: { untouched: ['password'], setsSession: true, toast: 'never' },
    saveSurveyReport: { token: 'optional', toast: 'never' },
    searchDeclarations: { token: 'required', redirect: 'onDeadLogin' },
    searchRepresentations: { token: 'required', redirect: 'onDeadLogin' },
  });
});
