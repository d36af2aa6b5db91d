import type { CollectionConfig, Config, GlobalConfig, PayloadRequest } from 'payload';

import type { Data } from '../../domain/fieldTree';
import type { Kept } from '../access/storedVersions';
import { sidebarPart } from '../fields/shared';

export type ContentConfig = CollectionConfig | GlobalConfig;
export type ContentKind = 'collection' | 'global';

/** The arguments of a hook before a save. */
export interface Saving {
  data: Data;
  /** None of a new document. */
  originalDoc?: Data;
  req: PayloadRequest;
}

/** The identity of a stored document; a new one has no id. */
export const keptOf = (kind: ContentKind, slug: string, { id }: Data = {}): Kept =>
  kind === 'collection' && id !== undefined ? { kind, slug, id: Number(id) } : { kind, slug };

/** Hooks by name, each with the same arguments in collections and globals; globals are not deleted. */
type SharedHooks = Partial<
  Record<
    | 'beforeOperation'
    | 'beforeValidate'
    | 'beforeChange'
    | 'beforeDelete'
    | 'afterRead'
    | 'afterChange'
    | 'afterDelete',
    unknown
  >
>;

/** A Payload plugin that changes every collection and every global in the same way. */
export const contentPlugin =
  (change: <C extends ContentConfig>(content: C, kind: ContentKind) => C) =>
  (config: Config): Config => ({
    ...config,
    collections: config.collections?.map((collection) => change(collection, 'collection')),
    globals: config.globals?.map((global) => change(global, 'global')),
  });

/** Adds a part to the sidebar where `isMeant`, below what has to be filled in. */
export const addSidebarPart = (
  name: string,
  component: string,
  isMeant: (content: ContentConfig) => boolean,
): ((config: Config) => Config) =>
  contentPlugin((content) =>
    isMeant(content) ? { ...content, fields: [...content.fields, sidebarPart(name, component)] } : content,
  );

/** Adds hooks to a collection or global, before or after its own. */
export function addHooks<C extends ContentConfig>(
  content: C,
  added: SharedHooks,
  place: 'beforeOwn' | 'afterOwn',
): C {
  const own = (content.hooks ?? {}) as Record<string, unknown[] | undefined>;
  const merged = Object.entries(added).map(([name, hook]) => {
    const hooks = own[name] ?? [];
    return [name, place === 'beforeOwn' ? [hook, ...hooks] : [...hooks, hook]];
  });
  return { ...content, hooks: { ...own, ...(Object.fromEntries(merged) as object) } };
}

/** Adds components to the form, `controls` above it; collections and globals name their place differently. */
export function addToForm<C extends ContentConfig>(
  content: C,
  kind: ContentKind,
  { controls, ...others }: { controls: string[]; Status?: string; PublishButton?: string },
): C {
  const components = content.admin?.components as
    Record<string, { beforeDocumentControls?: string[] } | undefined> | undefined;
  const place = kind === 'collection' ? 'edit' : 'elements';
  const own = components?.[place];
  const beforeDocumentControls = [...(own?.beforeDocumentControls ?? []), ...controls];
  const added = { ...own, ...others, beforeDocumentControls };
  return { ...content, admin: { ...content.admin, components: { ...components, [place]: added } } };
}

/** Adds a column to the list of a collection; a global has no list. */
export const addColumn = <C extends ContentConfig>(content: C, kind: ContentKind, column: string): C =>
  kind === 'global'
    ? content
    : {
        ...content,
        admin: {
          ...content.admin,
          defaultColumns: [...((content as CollectionConfig).admin?.defaultColumns ?? []), column],
        },
      };
