import { type ReactNode, useLayoutEffect } from 'react';
import styled, { keyframes } from 'styled-components';

const show = keyframes`
  to {
    visibility: visible;
  }
`;

const Place = styled.div`
  [data-narrowed] & {
    visibility: hidden;
    animation: ${show} 0s 4s forwards;
  }
`;

interface NarrowedProps {
  /** Whether the list shows what the address asks for. */
  isReady: boolean;
  /** Filters and list, and what stands below them on the first screen. */
  children: ReactNode;
}

/**
 * A list that the address narrows down in the browser: where it does (services/config/earlyScript.js), the list is shown
 * once that is done, so that nothing seen moves; after four seconds as it is, for somebody whose scripts do not come.
 * @avoid For lists that the server narrows down.
 * @accessibility What is not shown yet is not read out either.
 */
export function Narrowed({ isReady, children }: NarrowedProps) {
  useLayoutEffect(() => {
    if (isReady) delete document.documentElement.dataset.narrowed;
  }, [isReady]);
  return <Place>{children}</Place>;
}
