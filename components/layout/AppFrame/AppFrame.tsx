import type { ReactNode } from 'react';

import { FrameProvider } from '@/components/layout/FrameContext';
import type { Frame } from '@/services/domain/frame';

import { ActivityLayout, BlankLayout, DefaultLayout } from './layouts';

/** Specification, section 2: header, page and footer; header and page; page only. */
export type LayoutName = 'default' | 'activity' | 'blank';

interface AppFrameProps {
  frame: Frame;
  layout: LayoutName;
  children: ReactNode;
}

const layouts = { default: DefaultLayout, activity: ActivityLayout, blank: BlankLayout };

/** Everything around a page. Needs the theme and the texts of `common` above it. */
export function AppFrame({ frame, layout, children }: AppFrameProps) {
  const Layout = layouts[layout];
  return (
    <FrameProvider value={frame}>
      <Layout>{children}</Layout>
    </FrameProvider>
  );
}
