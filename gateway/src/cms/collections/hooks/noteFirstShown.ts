import type { CollectionBeforeChangeHook } from 'payload';

import type { Fact } from '../../../payload-types';

type Row = NonNullable<Fact['rows']>[number];

const dayOf = ({ from }: Pick<Row, 'from'>) => from?.slice(0, 10);

/**
 * Notes when visitors first see a change of the law; alerts tell of those that are newer than the last letter. Another day
 * makes it a new change, since that is what readers plan by; other words, or a second publication, do not.
 */
export const noteFirstShown: CollectionBeforeChangeHook<Fact> = ({ data, originalDoc }) => {
  if (data.topic !== 'changes' || data.isToBeChecked) return data;
  const before = new Map<unknown, Row>(originalDoc?.rows?.map((row) => [row.id, row]));
  const wasShown = originalDoc && !originalDoc.isToBeChecked;
  const now = Date.now();
  const rows = data.rows?.map((row) => {
    const known = row.id ? before.get(row.id) : undefined;
    const isSame = known && dayOf(known) === dayOf(row) && (wasShown || known.shownSince);
    return { ...row, shownSince: isSame ? known.shownSince : now };
  });
  return { ...data, rows };
};
