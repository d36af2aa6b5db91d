import type { WirePage } from '@/contract/calls/blocks';
import type { ContentPage } from '@/services/domain/content/page';
import { withFactsInMargin } from '@/services/domain/content/pageRhythm';

import { type BlockData, blockFromWire } from './block';
import type { MapContext } from './context';
import { optionalImageFromWire } from './image';

export const noBlockData: BlockData = {
  services: [],
  partners: [],
  hot: [],
  latest: [],
  questions: [],
  guide: { services: [], bundles: [], dueRules: [], today: '' },
};

/** `blockData` holds what the page's blocks show from other calls (`fetchBlockData` in `services/gateway/blockData.ts`). */
export const pageFromWire = (
  wire: WirePage,
  context: MapContext,
  blockData: BlockData = noBlockData,
): ContentPage => ({
  key: wire.pageKey,
  title: wire.title,
  metaTitle: wire.metaTitle,
  metaDescription: wire.metaDescription,
  image: optionalImageFromWire(wire.image, context),
  noIndex: wire.noIndex,
  updatedAt: wire.updateTime,
  language: wire.language,
  blocks: withFactsInMargin(
    wire.blocks.map((block) => blockFromWire(block, context, blockData, wire.language)),
  ),
});
