import { gatewayUrl, setting } from './gateway';

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
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
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
export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
      },
    ],
  },
});
