import net from 'node:net';

import { portFromEnv } from './ports.mjs';

const withPort = (port: string) => jest.replaceProperty(process, 'env', { ...process.env, PORT: port });
afterEach(() => jest.restoreAllMocks());

it('says that a port is taken, and takes it once it is free', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as net.AddressInfo;
  withPort(String(port));
  await expect(portFromEnv('PORT', 3000)).rejects.toThrow(`Port ${port} is taken`);
  await new Promise((resolve) => server.close(resolve));
  expect(await portFromEnv('PORT', 3000)).toBe(port);
});

it.each(['0', '65536', '80a'])('refuses %s', async (port) => {
  withPort(port);
  await expect(portFromEnv('PORT', 3000)).rejects.toThrow(`PORT=${port} is not a port number.`);
});
