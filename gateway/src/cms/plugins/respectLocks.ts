import { addHooks, contentPlugin } from './contentPlugin';
import type { Operation } from './translatorOperations';

/** Payload's REST interface checks the lock of a document, and forgets that of a global. */
function checkLock({ operation, args, req }: Operation): void {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return;
  (args as { overrideLock?: boolean }).overrideLock ??= false;
}

/** Payload plugin: nobody saves over a global that somebody else is editing or has taken over. */
export const respectLocks = contentPlugin((content, kind) =>
  kind === 'global' ? addHooks(content, { beforeOperation: checkLock }, 'beforeOwn') : content,
);
