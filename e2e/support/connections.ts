import { Agent, get } from 'node:http';
import { connect } from 'node:net';

import { pause } from './environment';

/** Asks for an address over one kept connection; the whole text, or undefined where no answer came. @throws if it broke off */
const ask = (url: string, agent: Agent): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
      answer.on('error', reject);
    });
    request.on('error', () => resolve(undefined));
  });

/**
 * Visitors who each request an address over a keep-alive connection, again after each answer, until the
 * server accepts no connection any more.
 * @param isWhole whether a text is the whole answer
 */
export async function steadyTraffic(url: string, visitors: number, isWhole: (text: string) => boolean) {
  let answers = 0;
  const broken: string[] = [];
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let silent = 0; silent < 5;) {
      const text = await ask(url, agent).catch((error: Error) => error.message);
      if (text === undefined) {
        silent += 1;
        await pause(0.1);
      } else {
        silent = 0;
        answers += 1;
        if (!isWhole(text)) broken.push(text.slice(-200));
      }
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return { answers, broken };
}

/** A request whose body is half sent; `finish` sends the rest and gives the whole answer, with its head. */
export async function slowUpload(url: string, body: string, headers: Record<string, string>) {
  const { hostname, port, host, pathname } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', reject);
  });
  const lines = Object.entries({ Host: host, 'Content-Length': String(body.length), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${pathname} HTTP/1.1\r\n${head}\r\n${body.slice(0, 1)}`);
  let answer = '';
  const ended = new Promise<string>((resolve) => {
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.once('error', () => resolve(answer));
    socket.once('close', () => resolve(answer));
  });
  return {
    finish: () => {
      socket.write(body.slice(1));
      return ended;
    },
  };
}
