import type { AxiosInstance } from 'axios';

import { loadChunk } from '@/services/browser/loading/chunk';

/** Requirements, 7. */
const timeoutMs = 30_000;

let http: Promise<AxiosInstance> | undefined;

async function load(): Promise<AxiosInstance> {
  const { default: axios } = await loadChunk(() => import('axios'));
  return axios.create({
    baseURL: '/api/gateway',
    timeout: timeoutMs,
    validateStatus: () => true,
    // Ours has no cookie to send along, and axios would look for one in the browser's store, 40 ms before every call.
    xsrfCookieName: '',
    // Otherwise a timeout has the code of a request that the browser ended.
    transitional: { clarifyTimeoutError: true },
  });
}

/** Returns axios, loaded with the first call; a failed load is retried with the next one. */
export function loadHttp(): Promise<AxiosInstance> {
  const loading = (http ??= load());
  loading.catch(() => {
    http = undefined;
  });
  return loading;
}
