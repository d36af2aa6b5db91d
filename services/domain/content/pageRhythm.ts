import type { Block, BlockKind } from './page';

/** More figures than these are a section of their own. */
const mostInMargin = 2;

/**
 * Puts one or two key figures that stand directly before a text into its margin (docs/decisions/0096). The rule is about
 * their number, so that an editor needs no further field: two numbers do not fill a band, and say more beside their text.
 */
export function withFactsInMargin(blocks: Block[]): Block[] {
  return blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    if (block.kind === 'keyFigures' && after?.kind === 'prose' && isBeside(block, after)) return [];
    if (block.kind === 'prose' && before?.kind === 'keyFigures' && isBeside(before, block))
      return [{ ...block, facts: before }];
    return [block];
  });
}

const isBeside = (figures: Extract<Block, { kind: 'keyFigures' }>, text: Block): boolean =>
  figures.items.length <= mostInMargin && figures.language === text.language;

/** What is looked up or looked at, not read: it may stand on a tinted band over the whole width. */
const bandKinds = new Set<BlockKind>(['keyFigures', 'annotatedPicture', 'priceTable', 'partnerStrip']);

/** The ground of each section of a page. Two bands never touch: of neighbours, the second one stands on paper. */
export function groundsOf(kinds: readonly BlockKind[]): ('plain' | 'tinted')[] {
  let isAfterBand = false;
  return kinds.map((kind) => {
    isAfterBand = bandKinds.has(kind) && !isAfterBand;
    return isAfterBand ? 'tinted' : 'plain';
  });
}
