/** Milliseconds until an answer begins. Its body may come as slowly as the visitor reads it. */
const deadlines = { read: 5_000, write: 15_000 };

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

async function fetchOnce(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  deadline: number,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException(`No answer within ${deadline} ms`, 'TimeoutError')),
    deadline,
  );
  const headers = new Headers(init?.headers);
  // A compressed answer has another length than the object, or tells none.
  headers.set('Accept-Encoding', 'identity');
  try {
    // Next keeps no copy of it.
    return await fetch(input, { ...init, headers, cache: 'no-store', signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `fetch` with a deadline. A request whose connection broke is sent once more, because a kept connection may be closed
 * just then: only for requests that can be repeated.
 */
export const fetchInTime: typeof fetch = async (input, init) => {
  const deadline = init?.method === 'PUT' ? deadlines.write : deadlines.read;
  try {
    return await fetchOnce(input, init, deadline);
  } catch (error) {
    if (isLate(error)) throw error;
    return fetchOnce(input, init, deadline);
  }
};
