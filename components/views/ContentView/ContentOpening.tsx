import { PageHead } from '@/components/layout/PageHead/PageHead';
import {
  breadcrumbNode,
  organizationNode,
  structuredDataGraph,
} from '@/components/layout/PageHead/structuredData';
import { BreadcrumbBar } from '@/components/parts/BreadcrumbBar/BreadcrumbBar';
import { useBreadcrumbs } from '@/components/parts/BreadcrumbBar/useBreadcrumbs';
import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';
import { isGuidePath } from '@/contract/site/guidePaths';
import { paths } from '@/services/config/paths';
import type { ContentPage } from '@/services/domain/content/page';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { guideNode } from './guideNode';
import { pageNodes } from './pageNodes';

interface ContentOpeningProps {
  page: ContentPage;
  /** Canonical path without language. */
  path: string;
}

/** Head, breadcrumbs and note of the language: what stands before the blocks of a page. */
export function ContentOpening({ page, path }: ContentOpeningProps) {
  const layoutData = useCommonData();
  const locale = useLocale();
  const isHome = path === paths.home;
  const breadcrumbs = useBreadcrumbs({ label: page.title, href: path });
  const other = page.blocks.find(({ language }) => language)?.language;
  return (
    <>
      <PageHead
        title={isHome ? undefined : page.metaTitle || page.title}
        description={page.metaDescription}
        path={path}
        image={page.image}
        noIndex={page.noIndex}
        feed={path === paths.vatChanges ? paths.changeFeed : undefined}
        jsonLd={structuredDataGraph(
          layoutData.brand,
          isHome
            ? organizationNode(layoutData)
            : breadcrumbNode(breadcrumbs, layoutData.brand.siteUrl, locale),
          ...(isGuidePath(path) ? [guideNode(page, path, layoutData.brand.siteUrl)] : []),
          ...pageNodes(page, layoutData.brand.siteUrl),
        )}
      />
      {!isHome && <BreadcrumbBar items={breadcrumbs} />}
      <LanguageNotice language={other ?? page.language} isPartly={other !== undefined} />
    </>
  );
}
