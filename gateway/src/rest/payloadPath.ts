import type { Endpoint } from 'payload';

type Endpoints = Pick<Endpoint, 'method' | 'path'>[] | false;
interface Described {
  endpoints: Endpoints;
  /** Without versions, Payload serves their addresses all the same, and answers 500. */
  versions?: unknown;
}

/** The parts of Payload's configuration that decide which addresses exist. */
export interface Routes {
  collections: Record<string, { config: Described }>;
  globals: { config: (Described & { slug: string })[] };
  config: { endpoints: Endpoints };
}

/** Ids of documents and versions are numbers in both databases. */
const id = /^[1-9]\d{0,14}$/;

function fits(pattern: string, segments: string[]): boolean {
  const parts = pattern.split('/').filter(Boolean);
  const required = parts.filter((part) => !part.endsWith('?')).length;
  if (segments.length < required || segments.length > parts.length) return false;
  return segments.every((segment, place) => {
    const part = parts[place] ?? '';
    // An encoded slash would lead out of a folder.
    if (/[\\/]/.test(segment)) return false;
    if (!part.startsWith(':')) return part === segment;
    return !/^:id\??$/.test(part) || id.test(segment);
  });
}

const existing = ({ endpoints, versions }: Described): Endpoints =>
  versions ? endpoints : (endpoints || []).filter(({ path }) => !path.startsWith('/versions'));

function endpointsOf([first = '', second = '', ...others]: string[], routes: Routes): [Endpoints, string[]] {
  if (first === 'globals') {
    const found = routes.globals.config.find(({ slug }) => slug === second);
    return [found ? existing(found) : false, others];
  }
  // `payload.collections['constructor']` would be found too.
  if (!Object.hasOwn(routes.collections, first))
    return [routes.config.endpoints, [first, second, ...others].filter(Boolean)];
  const found = routes.collections[first]?.config;
  return [found ? existing(found) : false, [second, ...others].filter(Boolean)];
}

/**
 * Whether Payload has an endpoint for a path. It answers 500 to `/articles/abc` and `/constructor`, because it looks
 * ids up unchecked and names on the prototype too.
 * @param segments decoded, without those of the base path
 */
export function isPayloadPath(method: string, segments: string[], routes: Routes): boolean {
  const [endpoints, rest] = endpointsOf(segments, routes);
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return (endpoints || []).some(({ method: own, path }) => own === wanted && fits(path, rest));
}
