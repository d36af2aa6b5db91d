import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { limitBodies } from './limitBodies';

const upload = '/upload';
limitBodies(({ url }) => (url === upload ? 60_000 : 100));

let server: Server;
const sockets: Socket[] = [];

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/unread') response.end('refused');
    else
      readAll(request).then(
        (text) => response.end(`read ${text}`),
        () => undefined,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => {
  sockets.forEach((socket) => socket.destroy());
  server.close();
});

/** Sends the head of a request and a part of its body; the answer and its end can be awaited. */
function begin(path: string, framing = 'Content-Length: 6') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n`);
  return {
    socket,
    closed,
    next: () => new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk)))),
  };
}

it.each(['Content-Length: 6', 'Transfer-Encoding: chunked'])(
  'closes a request whose body does not come: %s',
  async (framing) => expect(await begin('/', framing).closed).toMatch(/^HTTP\/1\.1 408 /),
);

it('closes one that was answered before its body was there', async () => {
  expect(await begin('/unread').closed).toMatch(/refused$/);
});

it('reads a body that is there in time, or that has more time', async () => {
  const quick = begin('/');
  quick.socket.write('abcdef');
  expect(await quick.next()).toMatch(/read abcdef$/);
  const slow = begin(upload);
  slow.socket.write('abc');
  await begin('/').closed;
  slow.socket.write('def');
  expect(await slow.next()).toMatch(/read abcdef$/);
});
