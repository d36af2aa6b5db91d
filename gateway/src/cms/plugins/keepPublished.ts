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
  en: `The site always has a page at ${path}, and others lead to it: without this one, visitors would get a 404 there. Change its content instead, or ask an administrator to unpublish, delete or move it.`,
  de: `Unter ${path} hat die Website immer eine Seite, auf die andere verweisen: Ohne diese bekämen Besucher dort eine Fehlerseite (404). Ändern Sie stattdessen den Inhalt, oder bitten Sie die Administration, die Seite zurückzuziehen, zu löschen oder zu verschieben.`,
});

const unconfirmed = (path: string): Bilingual => ({
  en: `Visitors would get a 404 at ${path}, to which other pages lead. If that is what you want, choose “Unpublish” in the form of the page and confirm the address there; then the page can be deleted or moved.`,
  de: `Besucher bekämen unter ${path} eine Fehlerseite (404), und andere Seiten verweisen darauf. Wenn Sie das wollen, wählen Sie im Formular der Seite „Veröffentlichung aufheben“ und bestätigen Sie dort die Adresse; danach lässt sich die Seite löschen oder verschieben.`,
});

/** An administrator names the address that is given up, so that nothing happens by a slip. */
const isConfirmed = (path: string, { query }: PayloadRequest): boolean =>
  (query as { confirmedAddress?: unknown } | undefined)?.confirmedAddress === path;

/** The reason why somebody may not take a published document off the site; undefined where they may. */
export async function withdrawalProblem(
  { slug }: Kept,
  live: Data,
  req: PayloadRequest,
): Promise<Bilingual | undefined> {
  if (requiredGlobals.has(slug)) return problems.required;
  // In the trash nothing is on the site.
  if (live.deletedAt || !req.user) return undefined;
  const isAdministrator = isAdministratorUser(req.user);
  const path = slug === 'pages' ? pathOfPage(String(live.pageKey)) : undefined;
  if (path && !isAdministrator) return fixedAddress(path);
  if (isAdministrator) return path && !isConfirmed(path, req) ? unconfirmed(path) : undefined;
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
