import { type ComponentType, type ReactPortal, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { whenIdle } from '@/services/browser/loading/whenIdle';

import { type DeferredPartName, deferredParts } from './deferredParts';

const names = Object.keys(deferredParts) as DeferredPartName[];

/** A part in each of its places on the page. */
async function portalsOf(name: DeferredPartName): Promise<ReactPortal[]> {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-deferred='${name}']`)];
  if (places.length === 0) return [];
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
      for (const name of names)
        void portalsOf(name).then((parts) => {
          // In steps of a few milliseconds: nobody waits for these parts, and a page can have a hundred.
          if (isCurrent && parts.length > 0) startTransition(() => add(parts));
        });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [page]);
  return portals?.page === page && portals.parts;
}
