import type { BlockKind } from './page';

/**
 * How browsers get a block (docs/decisions/0045). `static`: the server's HTML is kept, without hydration, code or data.
 * `interactive`: hydrated, so its data is sent too.
 */
export const blockRendering = {
  hero: 'static',
  rateMap: 'interactive',
  prose: 'static',
  keyFigures: 'static',
  cardGrid: 'static',
  serviceNeeds: 'static',
  steps: 'static',
  checklist: 'static',
  timeline: 'static',
  priceTable: 'static',
  faq: 'static',
  relatedArticles: 'static',
  callToAction: 'static',
  offices: 'static',
  glossary: 'static',
  serviceDirectory: 'interactive',
  partnerStrip: 'static',
  newsTeasers: 'static',
  questionTeasers: 'static',
} as const satisfies Record<BlockKind, 'static' | 'interactive'>;

type KindsThatAre<R> = {
  [K in BlockKind]: (typeof blockRendering)[K] extends R ? K : never;
}[BlockKind];
export type StaticKind = KindsThatAre<'static'>;
export type InteractiveKind = KindsThatAre<'interactive'>;

export const isInteractive = (kind: BlockKind): kind is InteractiveKind =>
  blockRendering[kind] === 'interactive';
