import type { Payload } from 'payload';

import type { ContentLanguage } from '../../src/domain/languages';
import { bearer, restRequest } from './restRequest';
import { uniqueAddress, uniqueEmail } from './unique';

interface Person {
  name: string;
  role: 'administrator' | 'editor' | 'translator';
  language?: ContentLanguage;
}

/** Adds somebody who works in the CMS, and returns the headers of their session. */
export async function staffSession(payload: Payload, person: Person): Promise<Record<string, string>> {
  const login = { email: uniqueEmail(), password: 'four words of a test' };
  await payload.create({ collection: 'users', data: { ...person, ...login } });
  const headers = { 'x-forwarded-for': uniqueAddress() };
  const { text } = await restRequest('POST', '/users/login', { headers, body: login });
  return bearer((JSON.parse(text) as { token?: string }).token);
}
