import type { WireBlock } from '@/contract/calls/blocks';

import type { BlockSources, StoredBlock } from '../../cms/blocks/block';
import { pageBlocks } from '../../cms/blocks/pageBlocks';
import type { CallContext } from '../../platform/http/callContext';

const bySlug = new Map(pageBlocks.map((block) => [block.config.slug, block]));

/** Null for a block that would stand there with nothing to show. */
export function blockToWire(
  block: StoredBlock,
  index: number,
  { language, ...sources }: BlockSources & Pick<CallContext, 'language'>,
): WireBlock | null {
  const { blockType } = block;
  const id = block.id ?? String(index);
  const own = bySlug.get(blockType)?.toWire({ ...block, id }, sources);
  return own ? ({ id, anchor: block.anchor || null, language, blockType, ...own } as WireBlock) : null;
}
