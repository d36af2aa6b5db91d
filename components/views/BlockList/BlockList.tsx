import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

import type { Tone } from '@/components/ui/Section/Section.styles';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { loadChunk } from '@/services/browser/loading/chunk';
import {
  type InteractiveKind,
  isInteractive,
  type StaticKind,
} from '@/services/domain/content/blockRendering';
import type { Block, BlockKind, BlockOf } from '@/services/domain/content/page';
import { groundsOf } from '@/services/domain/content/pageRhythm';

export interface PageBlockProps<K extends BlockKind> {
  /** One block, already joined with what it shows. */
  block: BlockOf<K>;
  /** Whether it opens the page and carries its `h1`. */
  isFirst: boolean;
  /** For an opening: the id of the form or search that follows it. */
  toolId?: string;
  /** Its ground, for a kind that may stand on a tinted one. */
  tone?: Tone;
}

type OpeningProps = Pick<PageBlockProps<BlockKind>, 'toolId' | 'tone'>;

const StaticBlock = islandComponent<PageBlockProps<StaticKind>>(() =>
  loadChunk(() => import('./StaticBlock')).then((loaded) => loaded.StaticBlock),
);

/** An interactive kind without a component does not compile. Each is loaded on pages that have it. */
const interactive: { [K in InteractiveKind]: ComponentType<PageBlockProps<K>> } = {
  rateMap: dynamic(() =>
    loadChunk(() => import('@/components/blocks/RateMap/RateMap')).then((loaded) => loaded.RateMap),
  ),
  serviceDirectory: dynamic(() =>
    loadChunk(() => import('@/components/blocks/ServiceDirectory/ServiceDirectory')).then(
      (loaded) => loaded.ServiceDirectory,
    ),
  ),
  factTable: dynamic(() =>
    loadChunk(() => import('@/components/blocks/FactTable/FactTable')).then((loaded) => loaded.FactTable),
  ),
};

function HydratedBlock<K extends InteractiveKind>(props: PageBlockProps<K>) {
  const Component: ComponentType<PageBlockProps<K>> = interactive[props.block.kind];
  return <Component {...props} />;
}

type InteractiveBlock = Extract<Block, { kind: InteractiveKind }>;
const isInteractiveBlock = (block: Block): block is InteractiveBlock => isInteractive(block.kind);

function OneBlock({ block, isFirst, ...opening }: OpeningProps & { block: Block; isFirst: boolean }) {
  return isInteractiveBlock(block) ? (
    <HydratedBlock block={block} isFirst={isFirst} />
  ) : (
    <StaticBlock block={block} isFirst={isFirst} {...opening} />
  );
}

interface BlockListProps extends Pick<OpeningProps, 'toolId'> {
  /** The ground of the first section, where it is not that of its kind. */
  openingTone?: Tone;
  /** The sections of a page in order, as the CMS sends them. One of an unknown kind is left out. */
  blocks: Block[];
}

/**
 * A page of the CMS from top to bottom.
 * @avoid For pages whose order is fixed: a view composes those itself.
 * @accessibility The first block carries the only `h1`; levels below follow without a gap. One that is not
 *   translated carries its own `lang`.
 */
export function BlockList({ blocks, openingTone, toolId }: BlockListProps) {
  const grounds = groundsOf(blocks.map(({ kind }) => kind));
  return blocks.map((block, index) => {
    const isFirst = index === 0;
    const tone = (isFirst && openingTone) || grounds[index];
    const section = <OneBlock key={block.id} block={block} isFirst={isFirst} toolId={toolId} tone={tone} />;
    return block.language ? (
      <div key={block.id} lang={block.language}>
        {section}
      </div>
    ) : (
      section
    );
  });
}
