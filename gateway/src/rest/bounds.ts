import { setTimeout as wait } from 'node:timers/promises';

import { requestProblems, type RequestProblem } from './problem';

/** Milliseconds for an answer; a change may have images to scale and pages to publish. */
export const deadlines = { read: 10_000, write: 60_000 };
/** Bytes of an answer in JSON. */
const longest = 10_000_000;

/** The answer, or what is said when it does not come in time. The work goes on: Payload cannot be interrupted. */
export async function withDeadline(
  response: Promise<Response>,
  milliseconds: number,
): Promise<Response | RequestProblem> {
  const timer = new AbortController();
  const late = wait(milliseconds, requestProblems.tooSlow, { signal: timer.signal, ref: false });
  try {
    return await Promise.race([response, late]);
  } finally {
    timer.abort();
  }
}

/** The answer where it is not too large; files are bounded when they are uploaded. */
export async function withSizeLimit(response: Response): Promise<Response | RequestProblem> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const body = await response.arrayBuffer();
  if (body.byteLength > longest) return requestProblems.answerTooLarge;
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
