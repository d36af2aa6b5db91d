import type { ServerResponse } from 'node:http';

/** Lets caches keep an answer, unless it is for one browser alone: then normaliseRequests.ts has already said so. */
export function setCacheControl(response: ServerResponse, seconds: number): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', `public, max-age=${seconds}`);
}
