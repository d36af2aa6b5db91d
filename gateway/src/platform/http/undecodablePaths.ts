import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The same address, its path's percent signs written out where they do not encode text. The query stays as it is. */
export function decodablePath(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Next answers 500 to a path that it cannot decode. Taken literally it leads nowhere, and the answer is a plain 404. */
export function escapeUndecodablePaths(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = decodablePath(request.url ?? '');
  });
}
