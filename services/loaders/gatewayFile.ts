import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { GetServerSideProps } from 'next';

import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import type { Locale } from '@/services/domain/locale/locale';
import { withDeadline } from '@/services/gateway/deadline';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';

import { fileRoute } from './fileRoute';

/** Milliseconds after which a reader gets the last file while a new one is made: a busy gateway may need longer. */
const mostWait = 5_000;

interface GatewayFileOptions {
  /** Address of the file, without language. */
  address: string;
  /** Media type, without the character set. */
  type: string;
  /** Milliseconds for which it is sent without asking the gateway again. */
  lifetime: () => number;
  render: (locale: Locale) => Promise<string>;
}

export interface GatewayFile {
  getServerSideProps: GetServerSideProps;
  /** Makes the copy that is sent until the gateway has answered a first time. @throws GatewayError, DeadlineExceeded */
  writeFirstCopy: (locale: Locale) => Promise<void>;
}

/**
 * A file that is made from the gateway's answers. The last good one stays in use while the gateway cannot answer; after
 * a start, that is the one of the build, so that nobody gets a 503: search engines come back rarely after one.
 */
export function gatewayFile({ address, type, lifetime, render }: GatewayFileOptions): GatewayFile {
  const firstCopy = (locale: Locale) => path.join(serverFolder(), 'files', locale, address);
  // It takes many calls, and whoever asks for it is no visitor who waits.
  const make = (locale: Locale) => withDeadline(env().GATEWAY_TIMEOUT_MS, () => render(locale));
  const { get } = staleWhileRevalidate<Locale, string>({
    lifetime,
    fetch: make,
    mostWait,
    // Nothing was built in development.
    initial: (locale) => readFile(firstCopy(locale), 'utf8').catch(() => undefined),
  });
  return {
    getServerSideProps: fileRoute(type, get),
    writeFirstCopy: async (locale) => {
      await mkdir(path.dirname(firstCopy(locale)), { recursive: true });
      await writeFile(firstCopy(locale), await make(locale));
    },
  };
}
