import { type ComponentType, type ReactPortal, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { whenIdle } from '@/services/browser/loading/whenIdle';

import { type DeferredPartName, deferredParts } from './deferredParts';

/** The places of each part on the page. */
function placesByPart(): Map<DeferredPartName, HTMLElement[]> {
  const places = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-deferred='${name}']`)];
  const names = Object.keys(deferredParts) as DeferredPartName[];
  return new Map(names.map((name) => [name, places(name)] as const).filter(([, { length }]) => length > 0));
}

async function portalsInto(places: HTMLElement[], name: DeferredPartName): Promise<ReactPortal[]> {
  const Part = (await deferredParts[name]()) as ComponentType<object>;
  return places.map((place, index) => {
    const props = JSON.parse(place.dataset.props ?? '{}') as object;
    return createPortal(<Part {...props} />, place, `${name}${index}`);
  });
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
    const add = (parts: ReactPortal[]) =>
      setPortals((before) => ({ page, parts: [...(before?.page === page ? before.parts : []), ...parts] }));
    const cancel = whenIdle(() => {
      for (const [name, places] of placesByPart())
        void portalsInto(places, name).then((parts) => {
          // In steps of a few milliseconds: nobody waits for these parts, and a page can have a hundred.
          if (isCurrent) startTransition(() => add(parts));
        });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [page]);
  return portals?.page === page && portals.parts;
}
