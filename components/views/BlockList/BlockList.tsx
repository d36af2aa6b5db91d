import dynamic from 'next/dynamic';
import type { ComponentProps, ComponentType } from 'react';

import type { Hero } from '@/components/blocks/Hero/Hero';
import { keptComponent } from '@/components/ui/KeptHtml/keptComponent';
import { loadChunk } from '@/services/browser/loading/chunk';
import {
  type InteractiveKind,
  isInteractive,
  type StaticKind,
} from '@/services/domain/content/blockRendering';
import type { Block, BlockKind, BlockOf } from '@/services/domain/content/page';

export interface PageBlockProps<K extends BlockKind> {
  /** One block, already joined with what it shows. */
  block: BlockOf<K>;
  /** Whether it opens the page and carries its `h1`. */
  isFirst: boolean;
  /** For an opening: the id of the form or search that follows it. */
  toolId?: string;
  /** For an opening: its ground. */
  tone?: ComponentProps<typeof Hero>['tone'];
}

type OpeningProps = Pick<PageBlockProps<BlockKind>, 'toolId' | 'tone'>;

const StaticBlock = keptComponent<PageBlockProps<StaticKind>>(() =>
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

interface BlockListProps extends OpeningProps {
  /** The sections of a page in order, as the CMS sends them. One of an unknown kind is left out. */
  blocks: Block[];
}

/**
 * A page of the CMS from top to bottom.
 * @avoid For pages whose order is fixed: a view composes those itself.
 * @accessibility The first block carries the only `h1`; levels below follow without a gap. One that is not
 *   translated carries its own `lang`.
 */
export function BlockList({ blocks, ...opening }: BlockListProps) {
  return blocks.map((block, index) => {
    const section = <OneBlock key={block.id} block={block} isFirst={index === 0} {...opening} />;
    return block.language ? (
      <div key={block.id} lang={block.language}>
        {section}
      </div>
    ) : (
      section
    );
  });
}
