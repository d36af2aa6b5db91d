import type { ComponentProps, ReactNode } from 'react';
import type { Thing } from 'schema-dts';

import { fallbackHero } from '@/components/blocks/Hero/fallbackHero';
import { Hero } from '@/components/blocks/Hero/Hero';
import { PageHead } from '@/components/layout/PageHead/PageHead';
import { breadcrumbNode, structuredDataGraph } from '@/components/layout/PageHead/structuredData';
import { BreadcrumbBar } from '@/components/parts/BreadcrumbBar/BreadcrumbBar';
import { useBreadcrumbs } from '@/components/parts/BreadcrumbBar/useBreadcrumbs';
import { ToolOpening } from '@/components/parts/ToolOpening/ToolOpening';
import type { Image } from '@/services/domain/content/image';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

interface PageOpeningProps {
  /** The page's `h1`, and its title in search results. */
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** A word above the title that says where one is. */
  eyebrow?: string;
  /** For search engines, where the lead says too little or too much. */
  description?: string;
  /** Canonical path without language. */
  path: string;
  /** Pages between home and this one. */
  trail?: { label: string; href: string }[];
  /** Shown where the page is shared. */
  image?: Image | null;
  /** Structured data of the page, besides its breadcrumbs. */
  nodes?: Thing[];
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** Path without language of the Atom feed of this list. */
  feed?: string;
  /** Whether one comes for what follows, a search, a list or a film: the opening is a low one. */
  isTool?: boolean;
  /** The ground of the opening. */
  tone?: ComponentProps<typeof Hero>['tone'];
  /** Below the lead. */
  children?: ReactNode;
}

/**
 * How a page begins that no marketer built from blocks: its head, the way to it, title and lead.
 * @avoid On pages of blocks: their first block opens them.
 * @accessibility Breadcrumbs, then the only `h1`, then the lead.
 */
export function PageOpening({
  title,
  lead,
  eyebrow,
  description,
  path,
  trail = [],
  image,
  nodes = [],
  noIndex,
  feed,
  isTool = false,
  tone,
  children,
}: PageOpeningProps) {
  const { brand } = useCommonData();
  const locale = useLocale();
  const breadcrumbs = useBreadcrumbs(...trail, { label: title, href: path });
  return (
    <>
      <PageHead
        title={title}
        description={description ?? lead}
        path={path}
        image={image}
        noIndex={noIndex}
        feed={feed}
        jsonLd={structuredDataGraph(brand, ...nodes, breadcrumbNode(breadcrumbs, brand.siteUrl, locale))}
      />
      <BreadcrumbBar items={breadcrumbs} />
      {isTool ? (
        <ToolOpening title={title} lead={lead} isTinted={tone === 'tinted'}>
          {children}
        </ToolOpening>
      ) : (
        <Hero block={fallbackHero(title, lead, eyebrow)} isFirst tone={tone}>
          {children}
        </Hero>
      )}
    </>
  );
}
