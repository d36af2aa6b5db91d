import { EventEmitter } from 'node:events';

import { connectRedis, type RedisClient } from './redis';

/** A client whose connection the test makes and breaks, and whose commands do what the test says. */
class FakeClient extends EventEmitter {
  isReady = false;
  connects = 0;
  destroyed = 0;
  get = jest.fn<Promise<string | null>, [string]>(() => Promise.resolve('value'));

  connect() {
    this.connects += 1;
    return new Promise((resolve) => this.once('ready', resolve));
  }
  becomeReady() {
    this.isReady = true;
    this.emit('ready');
  }
  destroy() {
    this.isReady = false;
    this.destroyed += 1;
  }
}

const log = jest.fn();
let client = new FakeClient();
const connect = () =>
  connectRedis({ url: 'redis://localhost', log, create: () => client as unknown as RedisClient });
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  client = new FakeClient();
  log.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('does not start work without a connection', async () => {
  expect(await connect().ask((given) => given.get('key'))).toBeUndefined();
  expect(client.get).not.toHaveBeenCalled();
});

it('gives an answer up after 150 ms', async () => {
  const redis = connect();
  client.becomeReady();
  let answer: unknown = 'none yet';
  void redis.ask(never).then((given) => (answer = given));
  await jest.advanceTimersByTimeAsync(149);
  expect(answer).toBe('none yet');
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});

it('lets nobody wait after a late answer until there is a new connection', async () => {
  const redis = connect();
  client.becomeReady();
  const late = [redis.ask(never), redis.ask(never)];
  await jest.advanceTimersByTimeAsync(150);
  await Promise.all(late);
  expect(client).toMatchObject({ destroyed: 1, connects: 1 });
  expect(await redis.ask((given) => given.get('key'))).toBeUndefined();
  expect(client.get).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1_000);
  expect(client.connects).toBe(2);
  client.becomeReady();
  expect(await redis.ask((given) => given.get('key'))).toBe('value');
  expect(client.get).toHaveBeenCalledWith('key');
});

it('keeps the connection when Redis refuses', async () => {
  const redis = connect();
  client.becomeReady();
  client.get.mockRejectedValueOnce(new Error('OOM command not allowed'));
  expect(await redis.ask((given) => given.get('key'))).toBeUndefined();
  expect(await redis.ask((given) => given.get('key'))).toBe('value');
  expect(client.destroyed).toBe(0);
  expect(log).toHaveBeenCalledTimes(1);
});

it('logs what the connection reports', () => {
  connect();
  const error = new Error('connect ECONNREFUSED');
  client.emit('error', error);
  expect(log).toHaveBeenCalledWith(error);
});
