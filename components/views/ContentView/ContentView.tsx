import type { ReactNode } from 'react';

import { fallbackHero } from '@/components/blocks/Hero/fallbackHero';
import { Hero } from '@/components/blocks/Hero/Hero';
import { useFrame } from '@/components/layout/FrameContext';
import { PageHead } from '@/components/layout/PageHead/PageHead';
import {
  breadcrumbNode,
  structuredDataGraph,
  organizationNode,
} from '@/components/layout/PageHead/structuredData';
import { BreadcrumbBar } from '@/components/parts/BreadcrumbBar/BreadcrumbBar';
import { useBreadcrumbs } from '@/components/parts/BreadcrumbBar/useBreadcrumbs';
import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';
import { BlockList } from '@/components/views/BlockList/BlockList';
import { paths } from '@/services/config/paths';
import type { ContentPage } from '@/services/domain/content/page';
import { useLocale } from '@/services/hooks/useLocale';

import { pageNodes } from './pageNodes';

interface ContentViewProps {
  /** Head and blocks of the page, from the CMS. */
  page: ContentPage;
  /** Canonical path without language. */
  path: string;
  /** Content between the first block and the others: a search, a form. */
  children?: ReactNode;
}

/**
 * A page that a marketer built from blocks: home, services, company, incorporation and so on.
 * @avoid For lists and details: those have views of their own.
 * @accessibility One `h1`, from its first block; a page that is not translated carries its own `lang`.
 */
export function ContentView({ page, path, children }: ContentViewProps) {
  const frame = useFrame();
  const locale = useLocale();
  const isHome = path === paths.home;
  const breadcrumbs = useBreadcrumbs({ label: page.title, href: path });
  const opensWithHero = page.blocks[0]?.kind === 'hero';
  const opening = opensWithHero ? page.blocks.slice(0, 1) : [];
  const rest = page.blocks.slice(opening.length);
  const other = page.blocks.find(({ language }) => language)?.language;
  return (
    <>
      <PageHead
        title={isHome ? undefined : page.metaTitle || page.title}
        description={page.metaDescription}
        path={path}
        image={page.image}
        jsonLd={structuredDataGraph(
          isHome ? organizationNode(frame) : breadcrumbNode(breadcrumbs, frame.brand.siteUrl, locale),
          ...pageNodes(page, frame.brand.siteUrl),
        )}
      />
      {!isHome && <BreadcrumbBar items={breadcrumbs} />}
      <LanguageNotice language={other ?? page.language} isPartly={other !== undefined} />
      <div lang={page.language === locale ? undefined : page.language}>
        {!opensWithHero && <Hero block={fallbackHero(page.title)} isFirst />}
        {children ? (
          <>
            <BlockList blocks={opening} />
            {/* Ours is in the language of the page, whatever the CMS has. */}
            <div lang={locale}>{children}</div>
            <BlockList blocks={rest} />
          </>
        ) : (
          <BlockList blocks={page.blocks} />
        )}
      </div>
    </>
  );
}
