import { requestProblems, type RequestProblem } from './problem';

/** Bytes: a login; a file of 10 MB with its fields; any other change. */
const longest = { public: 16_000, multipart: 11_000_000, other: 4_000_000 };

export const isMultipart = ({ headers }: { headers: Headers }) =>
  headers.get('content-type')?.startsWith('multipart/') ?? false;

/** Judges a body by its headers. HTTP itself sees to it that no more comes than was stated. */
export function bodyProblem(headers: Headers, isPublic: boolean): RequestProblem | undefined {
  if (headers.has('transfer-encoding')) return requestProblems.lengthMissing;
  const isFile = !isPublic && isMultipart({ headers });
  const allowed = isPublic ? longest.public : isFile ? longest.multipart : longest.other;
  if (Number(headers.get('content-length') ?? 0) <= allowed) return undefined;
  return isFile ? requestProblems.fileTooLarge : requestProblems.bodyTooLarge;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a body: JSON, or a form as the admin sends it, with JSON in `_payload`. Throws on anything else. */
export async function fieldsOf(request: Request): Promise<unknown> {
  if (!isMultipart(request)) {
    const text = await request.text();
    return text ? JSON.parse(text) : {};
  }
  const written = (await request.formData()).get('_payload');
  return typeof written === 'string' ? JSON.parse(written) : {};
}

const isPlain = (value: unknown) =>
  value === null || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 1_000);

/**
 * The body of a request that needs no login, as one flat object of texts, which is all that those have; undefined
 * where it is something else. Payload takes every field for the text that it expects.
 */
export async function plainFields(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const fields = await fieldsOf(request);
    return isObject(fields) && Object.values(fields).every(isPlain) ? { ...fields } : undefined;
  } catch {
    return undefined;
  }
}

/** The same request with another body, as JSON. */
export function withJson(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
