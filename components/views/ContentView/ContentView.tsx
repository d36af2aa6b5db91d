import type { ReactNode } from 'react';

import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { BlockList } from '@/components/views/BlockList/BlockList';
import { isGuidePath } from '@/contract/site/guidePaths';
import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import type { Block, BlockKind, ContentPage } from '@/services/domain/content/page';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

interface ContentViewProps {
  /** Head and blocks of the page, from the CMS. */
  page: ContentPage;
  /** Canonical path without language. */
  path: string;
  /** Content between two blocks: a search, a form. */
  children?: ReactNode;
  /** The kind of the block that follows it; without one, it follows the opening. */
  before?: BlockKind;
  /** The id of these, where they are what one comes for: the opening leaves the first screen to them. */
  toolId?: string;
}

const ContentOpening = islandComponent(() =>
  loadChunk(() => import('./ContentOpening')).then((loaded) => loaded.ContentOpening),
);
const TitleHero = islandComponent(() =>
  loadChunk(() => import('./TitleHero')).then((loaded) => loaded.TitleHero),
);

/** The id of the block after the opening, where that is what one comes for: the list of services. */
const toolBelow = ([next]: Block[]): string | undefined =>
  next?.kind === 'serviceDirectory' ? (next.anchor ?? '') : undefined;

/** Campaigns open on ink, so that an offer is told from a text; guides to a country are texts. */
const isCampaign = (path: string) =>
  path === paths.campaigns || (path.startsWith(`${paths.campaigns}/`) && !isGuidePath(path));

/**
 * A page that a marketer built from blocks: home, services, company, incorporation and so on.
 * @avoid For lists and details: those have views of their own.
 * @accessibility One `h1`, from its first block; a page that is not translated carries its own `lang`.
 */
export function ContentView({ page, path, children, before, toolId }: ContentViewProps) {
  const locale = useLocale();
  const opensWithHero = page.blocks[0]?.kind === 'hero';
  const follower = page.blocks.findIndex(({ kind }) => kind === before);
  const split = follower > 0 ? follower : Number(opensWithHero);
  const opening = page.blocks.slice(0, split);
  const rest = page.blocks.slice(split);
  const openingTone = isCampaign(path) ? 'inverse' : undefined;
  return (
    <>
      <ContentOpening page={page} path={path} />
      <div lang={langAttribute(page.language, locale)}>
        {!opensWithHero && <TitleHero page={page} />}
        {children ? (
          <>
            <BlockList blocks={opening} openingTone={openingTone} toolId={toolId} />
            {/* Ours is in the language of the page, whatever the CMS has. */}
            <div lang={locale}>{children}</div>
            <BlockList blocks={rest} />
          </>
        ) : (
          <BlockList blocks={page.blocks} openingTone={openingTone} toolId={toolBelow(rest)} />
        )}
      </div>
    </>
  );
}
