import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { endGracefully } from './gracefulShutdown';

const limits = { answerWithin: 300, closeWithin: 500, endWithin: 700 };
/** Jest's own process object does not hand on signals. */
const listeners: Record<string, () => void> = {};
jest.spyOn(process, 'on').mockImplementation((name: string | symbol, listener: () => void) => {
  listeners[String(name)] = listener;
  return process;
});
const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);

/** The server's handling of a request, by its path; each response is kept under it. */
const responses = new Map<string, ServerResponse>();
let server: Server;
let port = 0;
/** Resolves once the last connection is closed, as Next waits for it. */
let closed: Promise<void>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const agent = new Agent({ keepAlive: true });

async function ask(path: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject);
  });
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, connection: answer.headers.connection, text };
}

beforeAll(async () => {
  endGracefully(0, limits);
  server = createServer((request, response) => {
    const path = request.url ?? '';
    responses.set(path, response);
    if (path === '/quick') response.end('done');
    if (path === '/begun') response.write('first half, ');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  port = (server.address() as AddressInfo).port;
});

it('completes running requests, answers hanging ones with 503 and closes all connections', async () => {
  expect(await ask('/quick')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const begun = ask('/begun');
  const late = ask('/late');
  const hung = ask('/hung');
  while (responses.size < 4) await pause(10);

  listeners.SIGTERM?.();
  closed = new Promise((resolve) => server.close(() => resolve()));
  await pause(100);
  responses.get('/begun')?.end('second half');
  responses.get('/late')?.end('late');
  expect(await begun).toMatchObject({ status: 200, text: 'first half, second half' });
  expect(await late).toEqual({ status: 200, connection: 'close', text: 'late' });
  const refused = await hung;
  expect(refused).toMatchObject({ status: 503, connection: 'close' });
  expect(refused.text).toMatch(/try again.*\n.*versuchen/);
  await closed;
});

afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
});

it('ends the process with the exit code of the signal', async () => {
  await pause(limits.endWithin);
  expect(exit).toHaveBeenCalledTimes(1);
  expect(exit).toHaveBeenCalledWith(143);
});
