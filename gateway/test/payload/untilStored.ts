import { EventEmitter, once } from 'node:events';

import type { CollectionSlug, Payload } from 'payload';

/** Waits until work that goes on after an answer has stored what is wanted; `find` looks again after each change in a collection. */
export async function untilStored<T>(
  payload: Payload,
  collection: CollectionSlug,
  find: () => Promise<T>,
  isWanted: (found: T) => boolean,
): Promise<T> {
  const changes = new EventEmitter();
  const { afterChange } = payload.collections[collection].config.hooks;
  const tell = () => void changes.emit('change');
  afterChange.push(tell);
  // Nothing else may keep the process alive meanwhile.
  const alive = setInterval(() => undefined, 60_000);
  try {
    for (;;) {
      const changed = once(changes, 'change');
      const found = await find();
      if (isWanted(found)) return found;
      await changed;
    }
  } finally {
    clearInterval(alive);
    afterChange.splice(afterChange.indexOf(tell), 1);
  }
}
