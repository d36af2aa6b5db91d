import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A message of PostgreSQL's protocol. */
function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

const authenticated = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]);

export interface SilentServer {
  url: string;
  /** Connections that are open. */
  open: Set<Socket>;
  server: Server;
}

/** A PostgreSQL server that refuses connections with a code, or takes them and then answers nothing more. */
export async function silentServer(code?: string): Promise<SilentServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.once('data', () => {
      if (code) socket.end(message('E', `SFATAL\0VFATAL\0C${code}\0Msecret details\0\0`));
      else socket.write(authenticated);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://somebody:hidden@127.0.0.1:${port}/kompassa`, open, server };
}
