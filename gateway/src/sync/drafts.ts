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

type Document = Record<string, unknown> & { id: number };

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
          if (!showsDraft(documentName({ source, id: document.id }), req.locale)) return document;
          const found = await runWithoutDraft(() =>
            req.payload.findByID({
              collection: source as CollectionSlug,
              id: document.id,
              depth: 1,
              disableErrors: true,
              ...asAsked(req),
            }),
          );
          trackRelease(found);
          if (!found) return document;
          return withBlanks(collection.fields, { ...found }, new Date().toISOString()) as Document;
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
          if (!showsDraft(source, req.locale)) return doc as object;
          const slug = source as GlobalSlug;
          const found = await runWithoutDraft(() =>
            req.payload.findGlobal({ slug, depth: 1, ...asAsked(req) }),
          );
          trackRelease(found);
          return withBlanks(global.fields, { ...found }, new Date().toISOString());
        },
        ...(hooks.afterRead ?? []),
      ],
    },
  };
}
