import bars from '../../scripts/lib/perf/bars.json';
import perfRoutes from '../../scripts/lib/perf/routes.json';
import type { Weight } from '../../scripts/lib/perf/weight.mjs';

type Limits = Partial<Weight>;

/** The route type that a route belongs to: all articles are one. */
const typeOf = (route: string) =>
  perfRoutes.find(({ path }) => path === route) ??
  (route.endsWith('.html') ? perfRoutes.find(({ name }) => name === 'article') : undefined);

/** Limits of the first load of a route: the bars of `npm run perf` (requirements, 12). */
export function limitsOf(route: string): Limits {
  const type = typeOf(route);
  const { scripts, nodes, fonts, fontFiles, nextData } = bars;
  return {
    scripts,
    nodes,
    fonts,
    fontFiles,
    ...(type?.html !== undefined && { html: type.html }),
    ...(type?.isContent && { nextData }),
  };
}

/** The measures of a load that are above their limit. */
export const excess = (load: Weight, limits: Limits): string[] =>
  (Object.keys(limits) as (keyof Weight)[])
    .filter((key) => load[key] > (limits[key] ?? Infinity))
    .map((key) => `${key}: ${load[key].toFixed(1)} instead of at most ${limits[key]}`);
