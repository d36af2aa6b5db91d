import { type ComponentType, type ReactPortal, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { whenIdle } from '@/services/browser/loading/whenIdle';

import { type LatePartName, lateParts } from './lateParts';

const isName = (name: string | undefined): name is LatePartName =>
  name !== undefined && Object.hasOwn(lateParts, name);

async function portalInto(place: HTMLElement, key: number): Promise<ReactPortal | undefined> {
  const { late, props } = place.dataset;
  if (!isName(late)) return undefined;
  const Part = (await lateParts[late]()) as ComponentType<object>;
  return createPortal(<Part {...(JSON.parse(props ?? '{}') as object)} />, place, String(key));
}

interface LatePartsProps {
  /** Changes with the page. */
  page: string;
}

/**
 * Renders the late parts of a page into their places (`LatePart`), once per page, when it has loaded.
 * @avoid More than once: `_app` has it.
 * @accessibility Adds nothing of its own.
 */
export function LateParts({ page }: LatePartsProps) {
  const [portals, setPortals] = useState<{ page: string; parts: ReactPortal[] }>();
  useEffect(() => {
    let isCurrent = true;
    const cancel = whenIdle(() => {
      const places = [...document.querySelectorAll<HTMLElement>('[data-late]')];
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
