import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';

import { FirstViewProvider } from '@/components/ui/StaticIsland/firstView';
import { loadOptional } from '@/services/browser/loading/chunk';
import type { LayoutData } from '@/services/domain/content/layoutData';
import type { PreviewNotice } from '@/services/domain/content/preview';
import { CommonDataProvider } from '@/services/store/commonData';

import { ActivityLayout, BlankLayout, DefaultLayout } from './layouts';

/** Requirements, 2: header, page and footer; header and page; page only. */
export type LayoutName = 'default' | 'activity' | 'blank';

interface AppLayoutProps {
  /** Data that every page shares: menu, footer, contact. */
  layoutData: LayoutData;
  /** Which header and footer stand around the page. */
  layout: LayoutName;
  /** Whether the browser keeps the server's HTML of static parts, whose data it has not got. */
  isFirstView?: boolean;
  /** Only for whoever looks at a draft. */
  preview?: PreviewNotice;
  /** The page. */
  children: ReactNode;
}

const layouts = { default: DefaultLayout, activity: ActivityLayout, blank: BlankLayout };

/** Visitors never load it. */
const PreviewBanner = dynamic(() =>
  loadOptional(() => import('@/components/layout/PreviewBanner/PreviewBanner')).then(
    (loaded) => loaded?.PreviewBanner ?? (() => null),
  ),
);

/**
 * Everything around a page. Needs the theme and the texts of `common` above it.
 * @avoid Inside a page: it is put around every page once, by `_app`.
 * @accessibility One header, one `main`, one footer: the landmarks that screen readers jump between.
 */
export function AppLayout({ layoutData, layout, isFirstView = false, preview, children }: AppLayoutProps) {
  const Layout = layouts[layout];
  return (
    <FirstViewProvider value={isFirstView}>
      <CommonDataProvider value={layoutData}>
        {preview && <PreviewBanner {...preview} />}
        <Layout isPreview={preview !== undefined}>{children}</Layout>
      </CommonDataProvider>
    </FirstViewProvider>
  );
}
