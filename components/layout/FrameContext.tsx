import { createContext, useContext } from 'react';

import type { Frame } from '@/services/domain/content/frame';

const FrameContext = createContext<Frame | null>(null);

export const FrameProvider = FrameContext.Provider;

/** The data every page shares. Throws outside `AppFrame`: a page without its frame is a mistake of ours. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame needs AppFrame, or FrameProvider in a test or story');
  return frame;
}

/** The same where a page must be shown in any case: null where there is no frame. */
export const useFrameIfAny = (): Frame | null => useContext(FrameContext);
