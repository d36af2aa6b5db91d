import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A message that the mail server received. */
export interface Handed {
  from: string;
  to: string[];
  /** Head and text, as they went over the wire. */
  content: string;
}

/** Answers as much of SMTP as a client needs to hand over letters; `refuses` is a recipient that it does not know. */
export async function startMailServer({ refuses = '' } = {}) {
  const handed: Handed[] = [];

  function serve(socket: Socket) {
    let letter: Handed = { from: '', to: [], content: '' };
    let isContent = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string): void => {
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (/^EHLO/i.test(line)) say('250 mail.example.com');
      else if (/^STARTTLS/i.test(line)) say('502 no TLS here');
      else if (/^MAIL FROM/i.test(line)) {
        letter = { from: address, to: [], content: '' };
        say('250 ok');
      } else if (/^RCPT TO/i.test(line)) {
        if (address === refuses) return void say(`550 no mailbox ${address}`);
        letter.to.push(address);
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        isContent = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    let rest = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!isContent) answer(line);
        else if (line !== '.') letter.content += `${line}\n`;
        else {
          isContent = false;
          handed.push(letter);
          say('250 taken');
        }
      }
    });
    say('220 mail.example.com');
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, handed, close: () => server.close() };
}
