import { showsToast, type ToastPolicy } from './toastPolicy';

it.each<[ToastPolicy, number, boolean]>([
  ['always', 0, true],
  ['always', 503, true],
  ['never', 503, false],
  [{ except: [404, 429] }, 404, false],
  [{ except: [404, 429] }, 503, true],
])('the policy %j shows a toast for %i: %s', (policy, failure, shows) =>
  expect(showsToast(policy, failure)).toBe(shows),
);
