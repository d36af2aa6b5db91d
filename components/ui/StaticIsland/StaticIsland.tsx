import type { ReactNode } from 'react';
import styled from 'styled-components';

import { useIsFirstView } from './firstView';

/** No box of its own, so that the parts stand in the layout of what is around them. */
const Transparent = styled.div`
  display: contents;
`;

/** One object for ever: React writes the HTML anew when it gets another one. */
const asReceived = { __html: '' };

interface StaticIslandProps {
  /** Renders the part; not called in the browser during the first view. */
  children: () => ReactNode;
}

/**
 * A part that never changes in the browser: it is rendered on the server, and the browser keeps that HTML as it is,
 * without hydration. After a client navigation it is rendered like any other part.
 * @avoid Around anything with state, effects or event handlers: they do not work in static HTML. Links do.
 * @accessibility The element has no box and no role.
 */
export function StaticIsland({ children }: StaticIslandProps) {
  return useIsFirstView() ? (
    <Transparent key="kept" data-island dangerouslySetInnerHTML={asReceived} suppressHydrationWarning />
  ) : (
    <Transparent key="rendered" data-island>
      {children()}
    </Transparent>
  );
}
