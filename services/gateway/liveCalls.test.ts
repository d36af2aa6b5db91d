import type { Call } from '@/contract/calls/call';
import { calls } from '@/contract/calls/calls';
import { type LiveCallName, liveCall, liveCalls } from '@/services/config/liveCalls';

const names = Object.keys(liveCalls) as LiveCallName[];

describe.each(names)('%s', (name) => {
  const row = liveCall(name);
  const call: Call = calls[name];

  it('is the contract’s call', () => {
    const { method, path, token } = row;
    expect({ method, path, token }).toEqual({ method: call.method, path: call.path, token: call.token });
  });

  it('has a path without parameters, by which the door finds it', () => {
    expect(row.path).not.toMatch(/[{}?#]/);
  });

  it('brings a body where the contract has one on a GET, and one that fits', () => {
    expect(row.body !== undefined).toBe(call.inBody === true);
    if (row.body) expect(call.params.safeParse(row.body).success).toBe(true);
  });

  it('has a limit', () => {
    const [times, seconds] = row.limit;
    expect(times).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThanOrEqual(60);
  });
});

it('has every path once', () => {
  expect(new Set(names.map((name) => liveCalls[name].path)).size).toBe(names.length);
});

describe('by the table of calls', () => {
  const named = (has: (name: LiveCallName) => boolean) => names.filter(has).sort();

  it('shows no toast on these, nor on our own, whose form tells', () => {
    expect(named((name) => !liveCall(name).toast)).toEqual(
      ['getCustom', 'getUserInfo', 'recordVisitor', 'register', 'saveEnquiry', 'saveSurveyReport'].filter(
        (name) => name in liveCalls,
      ),
    );
  });

  it('sends the token with these', () => {
    expect(named((name) => liveCall(name).token !== undefined)).toEqual(
      ['getUserInfo', 'logout', 'saveSurveyReport', 'searchDeclarations', 'searchRepresentations'].filter(
        (name) => name in liveCalls,
      ),
    );
  });

  it('runs the redirect helper by these alone', () => {
    const rules = names.map((name) => [name, liveCall(name).redirect]).filter(([, rule]) => rule !== 'never');
    expect(Object.fromEntries(rules)).toEqual(
      Object.fromEntries(
        Object.entries({
          searchDeclarations: 'onDeadLogin',
          searchRepresentations: 'onDeadLogin',
          getUserInfo: 'onFailure',
          logout: 'always',
        }).filter(([name]) => name in liveCalls),
      ),
    );
  });

  it('intercepts all but this', () => {
    expect(named((name) => liveCall(name).untouched === true)).toEqual(
      ['register'].filter((name) => name in liveCalls),
    );
  });

  it('takes a session from these alone', () => {
    expect(named((name) => liveCall(name).setsSession === true)).toEqual(
      ['logout', 'register'].filter((name) => name in liveCalls),
    );
  });
});
