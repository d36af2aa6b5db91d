import type { WirePage } from '@/contract/calls/blocks';
import type { ContentPage } from '@/services/domain/content/page';

import { type Joins, toBlock } from './block';
import type { MapContext } from './context';
import { toOptionalImage } from './image';

export const noJoins: Joins = { services: [], partners: [], hot: [], latest: [], questions: [] };

/** `joins` holds what the page's blocks show from other calls (`joinsFor` in `services/gateway/pages.ts`). */
export const toPage = (wire: WirePage, context: MapContext, joins: Joins = noJoins): ContentPage => ({
  key: wire.pageKey,
  title: wire.title,
  metaTitle: wire.metaTitle,
  metaDescription: wire.metaDescription,
  image: toOptionalImage(wire.image, context),
  updatedAt: wire.updateTime,
  language: wire.language,
  blocks: wire.blocks.map((block) => toBlock(block, context, joins, wire.language)),
});
