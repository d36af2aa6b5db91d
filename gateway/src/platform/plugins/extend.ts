import type {
  CollectionConfig,
  Config,
  Endpoint,
  GlobalConfig,
  Payload,
  PayloadRequest,
  ServerFunction,
} from 'payload';

import type { CallData, CallName, CheckedParams } from '@/contract/calls/calls';

import type { Bilingual, ContentLanguage } from '../../domain/languages';
import type { CallContext } from '../http/callContext';
import type { CalendarEntry, Period, Schedule } from './timeline';

/** The functions that answer calls of the contract. */
export type Handlers = {
  [N in CallName]: (context: CallContext, params: CheckedParams<N>) => Promise<CallData<N>>;
};

/** Something that somebody should look at. */
export interface Attention {
  title: string;
  path: string;
  action: string;
  state: string;
}

/** The drafts that a preview shows. */
export interface Preview {
  /** Documents by name, such as `articles:3`, with the languages in which their drafts are shown. */
  documents: ReadonlyMap<string, readonly ContentLanguage[]>;
  /** Id of the release that they are in, where they are shown together. */
  release?: number;
}

/** Parts of plugins that Payload has no place for; they are kept in `config.custom`. */
export interface Additions {
  calls: Partial<Handlers>;
  /** Below what there is to edit. */
  navLinks: { path: string; label: Bilingual }[];
  /** Components on the first page of the admin: what waits, and below it what was counted. */
  panels: string[];
  summaries: string[];
  attention: ((payload: Payload, language: ContentLanguage) => Promise<Attention[]>)[];
  /** Publications at a moment besides those of single documents, and further entries of the calendar. */
  schedules: ((payload: Payload, now: Date) => Promise<Schedule[]>)[];
  calendar: ((payload: Payload, period: Period) => Promise<CalendarEntry[]>)[];
  /** Addresses of the site that lead elsewhere. */
  redirects: ((payload: Payload) => Promise<{ from: string; to: string }[]>)[];
  /** The drafts of a preview with such a name; undefined where the name is no plugin's. */
  previews: ((payload: Payload, name: string) => Promise<Preview | undefined>)[];
  /** In place of Payload's own. */
  serverFunctions: Record<string, ServerFunction>;
  /** Once the database is filled, on the first gateway that starts. */
  afterFill: ((payload: Payload) => Promise<unknown>)[];
  /** When a gateway has started. */
  afterStart: ((payload: Payload) => void)[];
  /** Every hour, on the leader of the gateways. */
  hourly: ((payload: Payload, now: Date) => Promise<unknown>)[];
  /** Ids of the articles that were read most; at most `limit`. */
  mostReadArticles?: (payload: Payload, today: string, limit: number) => Promise<number[]>;
  /** The component of the fields that keep a link, in formatted texts too. */
  linkField?: string;
  /** Whether somebody publishes only what another person has approved, and whether a draft is approved. */
  approval?: {
    isNeeded: (req: PayloadRequest) => Promise<boolean>;
    isGiven: (
      document: { kind: 'collection' | 'global'; slug: string; id?: number },
      req: PayloadRequest,
    ) => Promise<boolean>;
  };
}

const none: Additions = {
  calls: {},
  navLinks: [],
  panels: [],
  summaries: [],
  attention: [],
  schedules: [],
  calendar: [],
  redirects: [],
  previews: [],
  serverFunctions: {},
  afterFill: [],
  afterStart: [],
  hourly: [],
};

const additions = (custom: unknown): Additions => ({ ...none, ...(custom as Partial<Additions>) });

/** The additions of all plugins together. */
export const additionsOf = ({ config }: Pick<Payload, 'config'>): Additions => additions(config.custom);

/** Every address of the site that leads elsewhere. */
export const redirectsOf = async (payload: Payload) =>
  (await Promise.all(additionsOf(payload).redirects.map((find) => find(payload)))).flat();

interface View {
  Component: string | { path: string; serverProps: object };
  path: `/${string}`;
  label: Bilingual;
}

interface Added extends Partial<Additions> {
  collections?: CollectionConfig[];
  globals?: GlobalConfig[];
  endpoints?: Endpoint[];
  /** Pages of the admin by name, each with a link in its navigation. */
  views?: Record<string, View>;
  /** Components of the admin by their place. */
  components?: Partial<Record<'actions' | 'header' | 'providers', string[]>>;
}

/** Adds to the configuration what a plugin brings, behind what is there. */
export function extend(config: Config, added: Added): Config {
  const { collections, globals, endpoints, views = {}, components: placed = {}, ...rest } = added;
  const before = additions(config.custom);
  const pages = Object.entries(views);
  const lists = { ...rest, navLinks: pages.map(([, { path, label }]) => ({ path: `/admin${path}`, label })) };
  const merged = Object.entries(lists).map(([name, value]) => {
    const there = before[name as keyof Additions];
    if (Array.isArray(there)) return [name, [...there, ...(value as unknown[])]];
    return [name, typeof value === 'object' ? { ...(there as object), ...(value as object) } : value];
  });
  const components = config.admin?.components ?? {};
  return {
    ...config,
    collections: [...(config.collections ?? []), ...(collections ?? [])],
    globals: [...(config.globals ?? []), ...(globals ?? [])],
    endpoints: [...(config.endpoints ?? []), ...(endpoints ?? [])],
    custom: { ...before, ...(Object.fromEntries(merged) as object) },
    admin: {
      ...config.admin,
      // Payload looks for components in places of its own alone.
      dependencies: {
        ...config.admin?.dependencies,
        ...Object.fromEntries(
          [...(rest.panels ?? []), ...(rest.summaries ?? [])].map((path) => [
            path,
            { path, type: 'component' } as const,
          ]),
        ),
      },
      components: {
        ...components,
        ...Object.fromEntries(
          Object.entries(placed).map(([place, paths]) => [
            place,
            [...(components[place as keyof typeof placed] ?? []), ...paths],
          ]),
        ),
        views: {
          ...components.views,
          ...Object.fromEntries(
            pages.map(([name, { Component, path, label }]) => [
              name,
              { Component, path, meta: { title: label.en } },
            ]),
          ),
        },
      },
    },
  };
}
