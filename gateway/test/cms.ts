import { gatewayUrl, setting } from './gateway';
import { document, node, text } from './richText';

let token: Promise<string> | undefined;

/** A session of somebody who works in the CMS. */
export async function login(email: string, password: string): Promise<string> {
  const response = await fetch(`${gatewayUrl()}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await response.json()) as { token?: string };
  if (!body.token) throw new Error(`${email} could not log in: ${response.status}`);
  return body.token;
}

const administrator = (): Promise<string> =>
  (token ??= login(setting('GATEWAY_TEST_ADMIN_EMAIL'), setting('GATEWAY_TEST_ADMIN_PASSWORD')));

interface Sender {
  /** Session of whoever asks; an administrator's where none is given. */
  session?: string;
  /** In which the CMS says what is wrong. */
  language?: 'en' | 'de';
}

/** Asks the CMS's own interface; throws its answer when it refuses. */
export async function cms<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  { session, language = 'en' }: Sender = {},
): Promise<T> {
  const response = await fetch(`${gatewayUrl()}/cms-api${path}`, {
    method,
    headers: {
      connection: 'close',
      authorization: `JWT ${session ?? (await administrator())}`,
      'accept-language': language,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.slice(0, 500)}`);
  return JSON.parse(answer) as T;
}

interface Saved {
  doc: { id: number };
}

/** Creates a document and returns its id. A draft may lack required fields. */
export async function create(
  collection: string,
  body: object,
  status: 'draft' | 'published',
): Promise<number> {
  const query = status === 'draft' ? '?draft=true' : '';
  const { doc } = await cms<Saved>('POST', `/${collection}${query}`, { ...body, _status: status });
  return doc.id;
}

export const update = (collection: string, id: number, body: object, query = '') =>
  cms<Saved>('PATCH', `/${collection}/${id}${query}`, body);

/** Formatted text of one paragraph. */
export const paragraph = (words: string) => document(node('paragraph', [text(words)]));
