import { GatewayNotFound, GatewayUnavailable } from './errors';
import { createResiliencePolicy } from './resiliencePolicy';

const limits = { concurrency: 2, queueLength: 5 };
const outage = () => Promise.reject(new GatewayUnavailable('/call', 'refused'));
const nameOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: Error) => error.constructor.name,
  );
/** The outcome of a call without any time passing. */
const now = (promise: Promise<unknown>) => Promise.race([nameOf(promise), settled().then(() => 'waits')]);
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

const probe = jest.fn<Promise<unknown>, []>();
beforeEach(() => {
  jest.useFakeTimers();
  probe.mockReset();
});
afterEach(() => jest.useRealTimers());

async function openCircuit() {
  const policy = createResiliencePolicy(limits, probe);
  for (let time = 0; time < 5; time += 1)
    expect(await nameOf(policy.execute(outage))).toBe('GatewayUnavailable');
  return policy;
}

it('blocks calls after five outages in a row and sends one probe after each pause', async () => {
  const policy = await openCircuit();
  const work = jest.fn(outage);
  expect(await now(policy.execute(work))).toBe('BrokenCircuitError');
  await jest.advanceTimersByTimeAsync(999);
  expect(probe).not.toHaveBeenCalled();
  probe.mockImplementation(outage);
  await jest.advanceTimersByTimeAsync(1);
  expect(probe).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(await now(policy.execute(work))).toBe('BrokenCircuitError');
  expect(work).not.toHaveBeenCalled();
});

it('rejects calls while the probe is pending and accepts them after its success', async () => {
  const policy = await openCircuit();
  let answer: (value: string) => void = () => {};
  probe.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(probe).toHaveBeenCalledTimes(1);
  const work = jest.fn(() => Promise.resolve('fresh'));
  for (let time = 0; time < 20; time += 1) expect(await now(policy.execute(work))).toBe('BrokenCircuitError');
  expect(work).not.toHaveBeenCalled();
  answer('back');
  await settled();
  expect(await now(policy.execute(work))).toBe('answered');
});

it('closes the circuit when the probe is answered with an error', async () => {
  const policy = await openCircuit();
  probe.mockRejectedValue(new GatewayNotFound('/call'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await now(policy.execute(() => Promise.resolve()))).toBe('answered');
});

it('rejects queued calls when the circuit opens', async () => {
  const policy = createResiliencePolicy({ concurrency: 1, queueLength: 5 }, probe);
  for (let time = 0; time < 4; time += 1) await nameOf(policy.execute(outage));
  const last = policy.execute(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return outage();
  });
  const work = jest.fn(() => Promise.resolve());
  const names = Promise.all([last, policy.execute(work)].map(nameOf));
  await jest.advanceTimersByTimeAsync(100);
  expect(await names).toEqual(['GatewayUnavailable', 'BrokenCircuitError']);
  expect(work).not.toHaveBeenCalled();
});
