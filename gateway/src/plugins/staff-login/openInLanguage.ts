import type { Payload, TypedUser } from 'payload';

import { languageOfTranslator } from '../../cms/access/roles';

/**
 * Has the admin open texts in the language that a translator writes; others keep the language that they used last.
 * Payload keeps it among the preferences of each person.
 */
export async function openInLanguage(payload: Payload, user: TypedUser): Promise<void> {
  const value = languageOfTranslator(user);
  if (!value) return;
  const { docs } = await payload.update({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'locale' } },
        { 'user.relationTo': { equals: user.collection } },
        { 'user.value': { equals: user.id } },
      ],
    },
    data: { value },
    depth: 0,
    user,
  });
  if (docs.length > 0) return;
  const owner = { relationTo: user.collection, value: user.id } as never;
  await payload.create({
    collection: 'payload-preferences',
    data: { key: 'locale', user: owner, value },
    user,
  });
}
