import type {
  Access,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload';

import { documentName } from '@/contract/site/contentVersions';

import { withBlanks } from '../domain/withBlanks';
import { idsOfDrafts, runWithoutDraft, showsDraft } from './draftContext';
import { trackRelease } from './trackVersions';

/** Visitors of a preview see its documents even before they are published. */
const readableInPreview =
  (source: string, read: Access | undefined): Access =>
  async (args): Promise<boolean | Where> => {
    const allowed = (await read?.(args)) ?? false;
    const shown = idsOfDrafts(source);
    if (typeof allowed === 'boolean' || shown.length === 0) return allowed;
    return { or: [allowed, { id: { in: shown } }] };
  };

/** As the call around this asked for it. */
const asAsked = ({ locale, fallbackLocale }: PayloadRequest) => ({
  draft: true,
  depth: 1,
  overrideAccess: true,
  locale: (locale ?? undefined) as 'en' | 'de' | undefined,
  fallbackLocale: fallbackLocale as 'en' | false,
});

interface Read {
  doc: { id?: number };
  req: PayloadRequest;
}

/** A hook that puts a draft in the place of what is published, wherever a preview comes across it. */
const putDraft =
  (
    { fields }: CollectionConfig | GlobalConfig,
    nameOf: (read: Read['doc']) => string,
    find: (read: Read) => Promise<object | null>,
  ) =>
  async (read: Read): Promise<object> => {
    const { doc, req } = read;
    if (!showsDraft(nameOf(doc), req.locale)) return doc;
    const found = await runWithoutDraft(() => find(read));
    trackRelease(found);
    return found ? withBlanks(fields, { ...found }, new Date().toISOString()) : doc;
  };

/** Shows the drafts of a collection in previews. */
export function withCollectionDrafts(collection: CollectionConfig): CollectionConfig {
  const { slug: source, hooks = {}, access = {} } = collection;
  const slug = source as CollectionSlug;
  const afterRead = putDraft(
    collection,
    ({ id }) => documentName({ source, id }),
    ({ doc: { id = 0 }, req }) =>
      req.payload.findByID({ collection: slug, id, disableErrors: true, ...asAsked(req) }),
  );
  return {
    ...collection,
    access: { ...access, read: readableInPreview(source, access.read) },
    hooks: { ...hooks, afterRead: [afterRead, ...(hooks.afterRead ?? [])] },
  };
}

/** The same for the documents of which there is only one. */
export function withGlobalDrafts(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  const slug = global.slug as GlobalSlug;
  const afterRead = putDraft(
    global,
    () => slug,
    ({ req }) => req.payload.findGlobal({ slug, ...asAsked(req) }),
  );
  return { ...global, hooks: { ...hooks, afterRead: [afterRead, ...(hooks.afterRead ?? [])] } };
}
