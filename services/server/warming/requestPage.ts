import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';

/** Not a visitor: no redirect by language or device is for it (services/domain/locale/userAgent.ts). */
const userAgent = 'page-warming-bot';

interface Manifest {
  preview: { previewModeId: string };
}

/** With this header, Next renders a page anew, as for its own `revalidate`. */
async function anew(): Promise<Record<string, string>> {
  const file = path.join(serverFolder(), '..', 'prerender-manifest.json');
  const { preview } = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  return { 'x-prerender-revalidate': preview.previewModeId };
}

interface Request {
  /** Whether the page is rendered also where it is known. */
  isAnew: boolean;
  signal: AbortSignal;
}

/** Requests a page of this very process (`PORT` is set by Next), so that it is rendered and cached; says whether it was. */
export function requestPage({ isAnew, signal }: Request) {
  let more: Promise<Record<string, string>> | undefined;
  return async (address: string): Promise<boolean> => {
    // A page needs its deadline for the data, and then time to be rendered.
    const limit = AbortSignal.timeout(2 * env().RENDER_DEADLINE_MS);
    try {
      const { status } = await fetch(`http://localhost:${process.env.PORT}${address}`, {
        method: 'HEAD',
        redirect: 'manual',
        headers: { 'user-agent': userAgent, ...(isAnew && (await (more ??= anew()))) },
        signal: AbortSignal.any([signal, limit]),
      });
      return status < 500;
    } catch {
      return false;
    }
  };
}
