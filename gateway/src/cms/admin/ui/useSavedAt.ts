'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The parts beside a form follow the typed text after a pause of this length. */
const pauseMs = 1_500;

/** When the form's document was saved last; while somebody types, when they paused last. */
export function useSavedAt(): number {
  const { lastUpdateTime, mostRecentVersionIsAutosaved: isTyped } = useDocumentInfo();
  const [paused, setPaused] = useState(lastUpdateTime);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(lastUpdateTime), isTyped ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [lastUpdateTime, isTyped]);
  return isTyped ? paused : lastUpdateTime;
}
