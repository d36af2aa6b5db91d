import type { Access, CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload';

import { pageKeys, pathOfPage } from '@/contract/site/contentTable';

import type { Data } from '../../domain/fieldTree';
import type { Bilingual } from '../../domain/languages';
import { isDraftSave } from '../../sync/changes';
import { hasDrafts } from '../../sync/tracked';
import { needsApproval } from '../access/approval';
import { refuse } from '../access/refuse';
import { isAdministratorUser } from '../access/roles';
import { liveVersion, type Kept } from '../access/storedVersions';
import {
  addHooks,
  contentPlugin,
  keptOf,
  type ContentConfig,
  type ContentKind,
  type Saving,
} from './contentPlugin';
import type { Operation } from './translatorOperations';

/** The calls behind every page, and behind those for newcomers, fail without them. */
const requiredGlobals = new Set(['site-frame', 'menu', 'newcomers']);

const problems = {
  status: {
    en: 'The status is “draft” or “published”, nothing else.',
    de: 'Der Status ist „draft“ oder „published“, nichts anderes.',
  },
  required: {
    en: 'Pages of the site need this document, so it stays published. Change it and publish it again.',
    de: 'Seiten der Website brauchen dieses Dokument, deshalb bleibt es veröffentlicht. Ändern Sie es und veröffentlichen Sie es erneut.',
  },
  approval: {
    en: 'Publishing needs an approval here, so only an administrator takes off the site what is published.',
    de: 'Veröffentlichen braucht hier eine Freigabe. Veröffentlichtes nimmt deshalb nur die Administration von der Website.',
  },
} satisfies Record<string, Bilingual>;

const fixedAddress = (path: string): Bilingual => ({
  en: `The site always has a page at ${path}, and others lead to it. Only an administrator unpublishes or deletes it, or moves it elsewhere.`,
  de: `Unter ${path} hat die Website immer eine Seite, auf die andere verweisen. Nur die Administration zieht sie zurück, löscht sie oder verschiebt sie.`,
});

/** The reason why somebody may not take a published document off the site; undefined where they may. */
export async function withdrawalProblem(
  { slug }: Kept,
  live: Data,
  req: PayloadRequest,
): Promise<Bilingual | undefined> {
  if (requiredGlobals.has(slug)) return problems.required;
  // In the trash nothing is on the site.
  if (live.deletedAt || !req.user || isAdministratorUser(req.user)) return undefined;
  const path = slug === 'pages' ? pathOfPage(String(live.pageKey)) : undefined;
  if (path) return fixedAddress(path);
  return (await needsApproval(req)) ? problems.approval : undefined;
}

async function checkWithdrawal(kept: Kept, live: Data, req: PayloadRequest): Promise<void> {
  const problem = await withdrawalProblem(kept, live, req);
  if (problem) refuse(problem, req, kept.kind === 'global' ? 400 : 403);
}

interface OperationArguments {
  id?: number | string;
  data?: { _status?: unknown; deletedAt?: unknown };
}

function hooksOf({ slug }: ContentConfig, kind: ContentKind) {
  const checkRemoval = async (id: unknown, req: PayloadRequest): Promise<void> => {
    const kept = keptOf(kind, slug, { id: Number(id) });
    const live = await liveVersion(kept, req);
    if (live) await checkWithdrawal(kept, live, req);
  };
  return {
    /** Before the rules of access, which give no reason. */
    beforeOperation: async ({ operation, args, req }: Operation): Promise<void> => {
      const { id, data } = (args ?? {}) as OperationArguments;
      if (data && '_status' in data && data._status !== 'draft' && data._status !== 'published')
        refuse(problems.status, req, 400);
      const isRemoval = operation === 'delete' || (operation === 'update' && Boolean(data?.deletedAt));
      if (isRemoval && id !== undefined) await checkRemoval(id, req);
    },
    /** Whatever takes the published row off the site, or a page away from its address. */
    beforeChange: async ({ data, originalDoc, req }: Saving): Promise<void> => {
      const saved = { ...originalDoc, ...data };
      const kept = keptOf(kind, slug, originalDoc);
      if (isDraftSave(req, slug, kept.id)) return;
      const live = await liveVersion(kept, req);
      const isKept = saved._status === 'published' && !saved.deletedAt && saved.pageKey === live?.pageKey;
      if (live && !isKept) await checkWithdrawal(kept, live, req);
    },
    beforeDelete: ({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]) => checkRemoval(id, req),
  };
}

/** The admin offers nobody else to delete the page at a fixed address, and bulk deletion leaves it out. */
const mayDelete =
  (own: Access): Access =>
  async (args) => {
    const isAllowed = await own(args);
    if (isAllowed !== true || isAdministratorUser(args.req.user)) return isAllowed;
    return {
      or: [
        { pageKey: { exists: false } },
        { pageKey: { not_in: pageKeys } },
        { _status: { not_equals: 'published' } },
        { deletedAt: { exists: true } },
      ],
    };
  };

function withDeleteAccess<C extends ContentConfig>(content: C): C {
  const { slug, access } = content as CollectionConfig;
  if (slug !== 'pages' || !access?.delete) return content;
  return { ...content, access: { ...access, delete: mayDelete(access.delete) } };
}

/**
 * Payload plugin: a document is a draft or published, and what the site cannot do without stays published. The last
 * one, so that its hooks are the first.
 */
export const keepPublished = contentPlugin((content, kind) => {
  if (!hasDrafts(content)) return content;
  const { beforeDelete, ...hooks } = hooksOf(content, kind);
  return addHooks(
    withDeleteAccess(content),
    kind === 'collection' ? { ...hooks, beforeDelete } : hooks,
    'beforeOwn',
  );
});
