import { startMailServer } from '../../../test/mailServer';
import { isOnThisMachine, sendBySmtp } from './smtp';

const from = 'Kompassa <hello@kompassa.example>';
const mail = { to: 'ada@example.com', subject: 'Please confirm', text: 'https://example.com/a' };

it.each([
  ['smtp://localhost:1025', true],
  ['smtp://127.0.0.1', true],
  ['smtp://user:password@[::1]:25', true],
  ['smtp://mail.example.com:587', false],
  ['smtp://localhost.example.com', false],
  ['smtp://127.0.0.1.example.com', false],
  ['smtps://10.0.0.5', false],
])('%s is on this machine: %s', (url, expected) => expect(isOnThisMachine(url)).toBe(expected));

it('sends nothing without TLS to a remote server, but sends to a local one', async () => {
  const server = await startMailServer();
  try {
    await expect(sendBySmtp({ url: server.url, from }, mail, true)).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.handed).toEqual([]);
    await sendBySmtp({ url: server.url, from }, mail);
    expect(server.handed).toHaveLength(1);
  } finally {
    server.close();
  }
});
