import type { CollectionBeforeChangeHook } from 'payload';

import type { Fact } from '../../../payload-types';

type Row = NonNullable<Fact['rows']>[number];

const dayOf = ({ from }: Pick<Row, 'from'>) => from?.slice(0, 10);

/**
 * Notes when visitors first see a change of the law; alerts tell of those that are newer than the last letter. Another day
 * makes it a new change, since that is what readers plan by; other words, or a second publication, do not.
 */
export const noteFirstShown: CollectionBeforeChangeHook<Fact> = ({ data, originalDoc }) => {
  if (data.topic !== 'changes') return data;
  const before = new Map<unknown, Row>(originalDoc?.rows?.map((row) => [row.id, row]));
  const wasShown = originalDoc && !originalDoc.isToBeChecked;
  // Those from before there were alerts have no time; once shown, they stay old.
  if (data.isToBeChecked && !wasShown) return data;
  const now = Date.now();
  const rows = data.rows?.map((row) => {
    const known = row.id ? before.get(row.id) : undefined;
    const isSame = known && dayOf(known) === dayOf(row) && (wasShown || typeof known.shownSince === 'number');
    if (isSame) return { ...row, shownSince: known.shownSince ?? 0 };
    return data.isToBeChecked ? row : { ...row, shownSince: now };
  });
  return { ...data, rows };
};
