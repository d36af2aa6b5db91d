import type { Block, BlockKind, BlockOf } from './page';

/**
 * The blocks that browsers hydrate, so their data is sent too. All others are static: browsers keep the server's HTML,
 * without code and data (docs/decisions/0045). A block with state, effects or event handlers belongs here, and has its
 * texts in a file of its name in `locales/`.
 */
const interactiveKinds = ['rateMap', 'serviceDirectory', 'factTable'] as const satisfies readonly BlockKind[];

export type InteractiveKind = (typeof interactiveKinds)[number];
export type StaticKind = Exclude<BlockKind, InteractiveKind>;

export const isInteractive = (kind: BlockKind): kind is InteractiveKind =>
  interactiveKinds.some((interactive) => interactive === kind);

/** The fields of interactive blocks that only static HTML within them shows. */
const keptFields: { [K in InteractiveKind]?: (keyof BlockOf<K>)[] } = {
  serviceDirectory: ['services'],
  factTable: ['countries'],
};

/** Returns what hydration needs of a block: of a static one, what tells it from others. */
export function hydratedBlock(block: Block): object {
  const { id, kind, language } = block;
  if (!isInteractive(kind)) return { id, kind, language };
  const kept = new Set<string>(keptFields[kind]);
  return Object.fromEntries(Object.entries(block).filter(([name]) => !kept.has(name)));
}
