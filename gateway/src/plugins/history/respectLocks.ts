import { createLocalReq, Forbidden, Locked, type Endpoint, type PayloadRequest } from 'payload';

import { editorOf, lockFor, unlockFor } from '../../cms/access/documentLock';
import { updateKept } from '../../cms/access/documents';
import { isStaffUser, nameOf } from '../../cms/access/roles';
import { keptAside, type Kept } from '../../cms/access/storedVersions';
import { documentEndpoint } from '../../cms/admin/ui/staffEndpoint';
import { translate } from '../../cms/fields/translate';
import {
  addHooks,
  contentPlugin,
  type ContentConfig,
  type ContentKind,
} from '../../cms/plugins/contentPlugin';
import type { Operation } from '../../cms/plugins/translatorOperations';
import type { Data } from '../../domain/fieldTree';
import type { Bilingual } from '../../domain/languages';
import { newestVersionRow, updateVersionRow, type VersionRow } from './versionRows';

const problems = {
  edited: {
    en: 'Somebody else is editing this document now, so nothing was saved over their text. Your words are kept: see “Who did what”.',
    de: 'Jemand anderes bearbeitet dieses Dokument jetzt; dessen Text wurde nicht überschrieben. Ihre Worte sind aufgehoben: siehe „Wer hat was getan“.',
  },
  saved: {
    en: 'Somebody else has saved this document since you opened it, so nothing was saved over their text. Your words are kept: see “Who did what”. Reload the page to go on.',
    de: 'Jemand anderes hat dieses Dokument gespeichert, seit Sie es geöffnet haben; dessen Text wurde nicht überschrieben. Ihre Worte sind aufgehoben: siehe „Wer hat was getan“. Laden Sie die Seite neu, um weiterzuarbeiten.',
  },
} satisfies Record<string, Bilingual>;

/** After so long, what saves itself begins a version of its own. */
const sessionMs = 30 * 60_000;

interface SaveArguments {
  id?: number | string;
  data?: Data;
  autosave?: boolean;
  /** A program says that it saves although somebody is editing; forms never do. */
  overrideLock?: boolean;
  /** Set when several documents are changed at once. */
  where?: unknown;
}

const timeOf = (value: unknown): number => new Date((value as string | undefined) ?? 0).getTime();

/** Whether a form was filled before somebody else's newest save; only forms say when they were filled. */
function isOutdated({ updatedAt }: Data, newest: VersionRow | undefined, req: PayloadRequest): boolean {
  if (!newest || typeof updatedAt !== 'string') return false;
  return timeOf(newest.version.updatedAt) > timeOf(updatedAt) && newest.version.savedBy !== nameOf(req);
}

/**
 * Keeps what somebody wanted to save as a version, behind the newest. Payload saves it as any draft, by the same
 * rights; then the newest version is the newest again. In a request of its own: that of the refused save is undone.
 */
async function keepAside(kept: Kept, data: Data, newest: VersionRow | undefined, req: PayloadRequest) {
  const { payload, user, locale } = req;
  const own = await createLocalReq(
    { user: user ?? undefined, locale: locale ?? undefined, context: { [keptAside]: true } },
    payload,
  );
  const editor = await editorOf(kept, own);
  const draft = { ...data, _status: 'draft' };
  await updateKept(kept, { data: draft, draft: true, overrideAccess: false, depth: 0, req: own });
  let time = newest && Math.min(timeOf(newest.updatedAt), timeOf(newest.version.updatedAt));
  for (let words = await newestVersionRow(kept, own); time && words && words.id !== newest?.id;) {
    time -= 1;
    const updatedAt = new Date(time).toISOString();
    await updateVersionRow(kept, words.id, { latest: false, updatedAt }, own);
    words = await newestVersionRow(kept, own);
  }
  if (newest) await updateVersionRow(kept, newest.id, { latest: true, updatedAt: newest.updatedAt }, own);
  if (editor) await lockFor(kept, editor, own);
}

async function checkSave(kept: Kept, save: SaveArguments, req: PayloadRequest) {
  const { data = {}, autosave, overrideLock } = save;
  const newest = await newestVersionRow(kept, req);
  const editor = await editorOf(kept, req);
  const isTakenOver = !overrideLock && editor !== undefined && editor !== req.user?.id;
  if (isTakenOver || isOutdated(data, newest, req)) {
    await keepAside(kept, data, newest, req);
    const problem = isTakenOver ? problems.edited : problems.saved;
    throw new Locked(translate(problem, req));
  }
  if (!autosave || !newest?.autosave) return;
  // Payload would write over the version that saved itself last, whoever wrote it and however long ago.
  const isOfOther = newest.version.savedBy !== nameOf(req);
  if (isOfOther || Date.now() - timeOf(newest.createdAt) > sessionMs)
    await updateVersionRow(kept, newest.id, { autosave: false, updatedAt: newest.updatedAt }, req);
}

const typingKey = ({ slug, id }: Kept) => `goes on typing: ${slug} ${id ?? ''}`;

const isForm = ({ payloadAPI, user }: PayloadRequest) => payloadAPI === 'REST' && isStaffUser(user);

function hooksOf<C extends ContentConfig>({ slug }: C, kind: ContentKind) {
  const keptOf = (id: unknown): Kept => ({ kind, slug, ...(kind === 'collection' && { id: Number(id) }) });
  return {
    beforeOperation: async ({ operation, args, req }: Operation): Promise<void> => {
      if (operation !== 'update' || !isForm(req)) return;
      const save = (args ?? {}) as SaveArguments;
      if (save.where) return;
      const kept = keptOf(save.id);
      await checkSave(kept, save, req);
      checkLock({ operation, args, req });
      req.context[typingKey(kept)] = save.autosave === true && req.query?.leaving !== 'true';
    },
    afterChange: async ({ doc, req }: { doc: unknown; req: PayloadRequest }): Promise<void> => {
      const kept = keptOf((doc as { id?: unknown }).id);
      if (req.context[typingKey(kept)] && req.user) await lockFor(kept, Number(req.user.id), req);
    },
  };
}

/** Requests of a form: one asks every few seconds whether somebody has taken over, one ends the own lock when it is left. */
const endpointsOf = (content: Kept): Endpoint[] => [
  documentEndpoint(content, 'get', 'lock', async (kept, req) => {
    if (!isStaffUser(req.user)) throw new Forbidden(req.t);
    const editor = await editorOf(kept, req);
    return { isTakenOver: editor !== undefined && editor !== req.user?.id };
  }),
  documentEndpoint(content, 'delete', 'lock', async (kept, req) => {
    if (!isStaffUser(req.user)) throw new Forbidden(req.t);
    await unlockFor(kept, Number(req.user?.id), req);
    return {};
  }),
];

/** Payload's REST interface checks the lock of a document, and forgets that of a global. */
function checkLock({ operation, args, req }: Operation): void {
  if (operation === 'update' && req.payloadAPI === 'REST') (args as SaveArguments).overrideLock ??= false;
}

/** Refuses a save over a document that somebody else is editing, has taken over or has saved since. */
export const respectLocks = contentPlugin((content, kind) => {
  if (!content.versions)
    return kind === 'global' ? addHooks(content, { beforeOperation: checkLock }, 'beforeOwn') : content;
  const { beforeOperation, afterChange } = hooksOf(content, kind);
  const guarded = addHooks(addHooks(content, { beforeOperation }, 'beforeOwn'), { afterChange }, 'afterOwn');
  return {
    ...guarded,
    endpoints: [...endpointsOf({ kind, slug: content.slug }), ...(content.endpoints || [])],
  };
});
