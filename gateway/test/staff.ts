import { cms, login } from './cms';

const password = 'a password of the contract tests';

interface Member {
  name: string;
  role: 'editor' | 'translator';
  language?: 'en' | 'de';
}

/** Somebody who works in the CMS, with a session of their own; `leave` deletes them. */
export async function staff(member: Member) {
  const email = `${member.role}-${Date.now()}@kompassa.example`;
  const body = { email, password, ...member };
  const { id } = (await cms<{ doc: { id: number } }>('POST', '/users', body)).doc;
  return { id, session: await login(email, password), leave: () => cms('DELETE', `/users/${id}`) };
}
