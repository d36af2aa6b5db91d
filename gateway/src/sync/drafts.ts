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

import { currentDraft, runWithoutDraft } from './draftContext';

type Document = Record<string, unknown> & { id: number };

/** Visitors of a preview see its document even before it is published. */
const readableInPreview =
  (source: string, read: Access | undefined): Access =>
  async (args): Promise<boolean | Where> => {
    const allowed = (await read?.(args)) ?? false;
    const shown = currentDraft();
    if (typeof allowed === 'boolean' || !shown?.startsWith(`${source}:`)) return allowed;
    return { or: [allowed, { id: { equals: Number(shown.slice(source.length + 1)) } }] };
  };

/** As the call around this asked for it. */
const asAsked = ({ locale, fallbackLocale }: PayloadRequest) => ({
  draft: true,
  overrideAccess: true,
  locale: (locale ?? undefined) as 'en' | 'de' | undefined,
  fallbackLocale: fallbackLocale as 'en' | false,
});

/** Puts a collection's draft in the place of the published document, wherever a preview comes across it. */
export function withCollectionDrafts(collection: CollectionConfig): CollectionConfig {
  const { slug: source, hooks = {}, access = {} } = collection;
  return {
    ...collection,
    access: { ...access, read: readableInPreview(source, access.read) },
    hooks: {
      ...hooks,
      afterRead: [
        async ({ doc, req }): Promise<Document> => {
          const document = doc as Document;
          if (currentDraft() !== documentName({ source, id: document.id })) return document;
          const found = await runWithoutDraft(() =>
            req.payload.findByID({
              collection: source as CollectionSlug,
              id: document.id,
              depth: 1,
              disableErrors: true,
              ...asAsked(req),
            }),
          );
          return (found as Document | null) ?? document;
        },
        ...(hooks.afterRead ?? []),
      ],
    },
  };
}

/** The same for the documents of which there is only one. */
export function withGlobalDrafts(global: GlobalConfig): GlobalConfig {
  const { slug: source, hooks = {} } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterRead: [
        async ({ doc, req }): Promise<object> => {
          if (currentDraft() !== source) return doc as object;
          const slug = source as GlobalSlug;
          return runWithoutDraft(() => req.payload.findGlobal({ slug, depth: 1, ...asAsked(req) }));
        },
        ...(hooks.afterRead ?? []),
      ],
    },
  };
}
