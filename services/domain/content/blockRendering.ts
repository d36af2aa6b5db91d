import type { BlockKind } from './page';

/**
 * The blocks that browsers hydrate, so their data is sent too. All others are static: browsers keep the server's HTML,
 * without code and data (docs/decisions/0045). A block with state, effects or event handlers belongs here.
 */
const interactiveKinds = ['rateMap', 'serviceDirectory'] as const satisfies readonly BlockKind[];

export type InteractiveKind = (typeof interactiveKinds)[number];
export type StaticKind = Exclude<BlockKind, InteractiveKind>;

export const isInteractive = (kind: BlockKind): kind is InteractiveKind =>
  interactiveKinds.some((interactive) => interactive === kind);
