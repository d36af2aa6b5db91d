import { type ComponentType, type ReactPortal, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { whenIdle } from '@/services/browser/loading/whenIdle';

import { type DeferredPartName, deferredParts } from './deferredParts';

const isName = (name: string | undefined): name is DeferredPartName =>
  name !== undefined && Object.hasOwn(deferredParts, name);

async function portalInto(place: HTMLElement, key: number): Promise<ReactPortal | undefined> {
  const { deferred, props } = place.dataset;
  if (!isName(deferred)) return undefined;
  const Part = (await deferredParts[deferred]()) as ComponentType<object>;
  return createPortal(<Part {...(JSON.parse(props ?? '{}') as object)} />, place, String(key));
}

interface DeferredPartsProps {
  /** Changes with the page. */
  page: string;
}

/**
 * Renders the late parts of a page into their places (`DeferredPart`), once per page, when it has loaded.
 * @avoid More than once: `_app` has it.
 * @accessibility Adds nothing of its own.
 */
export function DeferredParts({ page }: DeferredPartsProps) {
  const [portals, setPortals] = useState<{ page: string; parts: ReactPortal[] }>();
  useEffect(() => {
    let isCurrent = true;
    const cancel = whenIdle(() => {
      const places = [...document.querySelectorAll<HTMLElement>('[data-deferred]')];
      void Promise.all(places.map(portalInto)).then((parts) => {
        if (isCurrent) setPortals({ page, parts: parts.filter((part) => part !== undefined) });
      });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [page]);
  return portals?.page === page && portals.parts;
}
