import type { Payload } from 'payload';

import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

export type Headers = Record<string, string>;

interface Answer {
  doc?: { id: number; title?: string; updatedAt: string };
  result?: { updatedAt: string };
  errors?: { message: string }[];
  isTakenOver?: boolean;
}

export async function ask(headers: Headers, method: string, path: string, body?: object) {
  const { status, text } = await restRequest(method, path, { headers, body });
  return { status, ...(JSON.parse(text) as Answer) };
}

/** The query of a form that saves itself. */
export const as = (locale: string) =>
  `?draft=true&autosave=true&depth=0&fallback-locale=null&locale=${locale}`;

/** The requests of a form while somebody types. */
export const type = (headers: Headers, id: number, body: object, locale = 'en') =>
  ask(headers, 'PATCH', `/articles/${id}${as(locale)}`, { ...body, _status: 'draft' });

/** Two editors, a translator into German, and articles as “Create New” makes them. */
export async function typists(payload: Payload) {
  const ada = await staffSession(payload, { name: 'Ada', role: 'editor' });
  const ben = await staffSession(payload, { name: 'Ben', role: 'editor' });
  const till = await staffSession(payload, { name: 'Till', role: 'translator', language: 'de' });
  const newArticle = async () => {
    const { doc } = await ask(ada, 'POST', '/articles?draft=true&locale=en', { title: 'New' });
    return doc?.id ?? 0;
  };
  const draftOf = (id: number) => payload.findByID({ collection: 'articles', id, draft: true, depth: 0 });
  return { ada, ben, till, newArticle, draftOf };
}
