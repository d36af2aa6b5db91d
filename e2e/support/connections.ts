import { Agent, get } from 'node:http';
import { connect } from 'node:net';

/** Asks for an address over one kept connection. @throws if no whole answer comes */
const ask = (url: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
      answer.on('error', (error) => reject(new Error(`Broken off: ${error.message}`)));
    });
    request.on('error', reject);
  });

const socketTo = (url: string) => {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
};

/** Whether a server accepts no connection any more. */
export const isClosed = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = socketTo(url);
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

/**
 * Visitors who each request an address over a keep-alive connection, again after each answer, until the
 * server accepts no connection any more.
 * @param isWhole whether a text is the whole answer
 */
export function steadyTraffic(url: string, visitors: number, isWhole: (text: string) => boolean) {
  const seen = { answers: 0, broken: [] as string[] };
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isOver = false; !isOver;) {
      try {
        const text = await ask(url, agent);
        seen.answers += 1;
        if (!isWhole(text)) seen.broken.push(text.slice(-200));
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        // A connection that is closed before a byte of the answer came is tried again, as browsers do.
        if (message.startsWith('Broken off')) seen.broken.push(message);
        isOver = code === 'ECONNREFUSED';
      }
    }
    agent.destroy();
  };
  return { seen, ended: Promise.all(Array.from({ length: visitors }, visit)) };
}

/** A request whose body is half sent; `finish` sends the rest and gives the whole answer, with its head. */
export async function slowUpload(url: string, body: string, headers: Record<string, string>) {
  const { host, pathname } = new URL(url);
  const socket = socketTo(url);
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
