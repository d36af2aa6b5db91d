import type { CollectionConfig, Field, FieldHook } from 'payload';

import type { clickedKinds } from '@/contract/calls/activities';

import type { Bilingual } from '../../domain/languages';
import { recorded } from '../access/recorded';
import { isStaffUser, staffField } from '../access/roles';

export type Clicked = (typeof clickedKinds)[number];

/** The collections that visitors click on, and those that count the clicks. */
export const clicked = {
  banner: { of: 'posters', keptIn: 'poster-clicks', as: 'poster' },
  popUp: { of: 'pop-ups', keptIn: 'pop-up-clicks', as: 'popUp' },
} as const satisfies Record<Clicked, object>;

/** How often each was clicked (requirements, 7: incrCount). Shown with what was clicked. */
export const clickCollection = (kind: Clicked): CollectionConfig => ({
  slug: clicked[kind].keptIn,
  ...recorded,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    {
      name: clicked[kind].as,
      type: 'relationship',
      relationTo: clicked[kind].of,
      required: true,
      unique: true,
    },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
});

const countOf =
  (kind: Clicked): FieldHook =>
  async ({ data, req }) => {
    const id = data?.id as number | undefined;
    if (!id || !isStaffUser(req.user)) return undefined;
    const { keptIn: collection, as } = clicked[kind];
    const where = { [as]: { equals: id } };
    const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, req });
    return docs[0]?.count ?? 0;
  };

/** The number in the admin. A save would write back what the form was opened with: clicks have a table of their own. */
export const clicksField = (kind: Clicked, description: Bilingual): Field => ({
  name: 'count',
  type: 'number',
  virtual: true,
  label: { en: 'Clicks', de: 'Klicks' },
  access: { read: staffField },
  hooks: { afterRead: [countOf(kind)] },
  admin: { position: 'sidebar', readOnly: true, disableListFilter: true, description },
});

/** Begins with none, and ends with what was clicked. */
export const clickHooks = (
  kind: Clicked,
): Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'beforeDelete'> => {
  const { keptIn: collection, as } = clicked[kind];
  return {
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation !== 'create') return;
        const data = { [as]: (doc as { id: number }).id, count: 0 };
        await req.payload.create({ collection, data: data as never, depth: 0, req });
      },
    ],
    beforeDelete: [
      async ({ id, req }) => {
        await req.payload.delete({ collection, where: { [as]: { equals: id } }, req });
      },
    ],
  };
};
