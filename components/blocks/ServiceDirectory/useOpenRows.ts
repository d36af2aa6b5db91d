import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import { isOrdinaryClick } from '@/services/browser/navigation/ordinaryClick';
import { serviceIn } from '@/services/domain/services/serviceAnchor';

/** A row that shows its service in its place. */
export interface OpenRow {
  id: number;
  /** The service's name, as the row shows it. */
  name: string;
  /** Where everything about the service stands. */
  href: string;
  place: HTMLElement;
}

const rowOf = (link: HTMLAnchorElement): OpenRow | undefined => {
  const id = serviceIn(link.hash);
  const place = link.parentElement;
  return id !== undefined && place
    ? { id, name: link.textContent, href: link.getAttribute('href') ?? '', place }
    : undefined;
};

const linksIn = (container: HTMLElement | null) =>
  container?.querySelectorAll<HTMLAnchorElement>('li > a') ?? [];

/**
 * Makes the links of a list of services open and close their rows, once the page is hydrated; new tabs and windows stay
 * what they are. Before that, and without scripts, they lead to the service on the page of its category.
 * @param container has the links, in HTML that is the server's
 * @param list changes when the list is rendered anew; all rows are closed then
 * @returns the rows that are open
 */
export function useOpenRows(container: RefObject<HTMLElement | null>, list: unknown): OpenRow[] {
  const [rows, setRows] = useState<OpenRow[]>([]);
  useLayoutEffect(() => {
    for (const link of linksIn(container.current))
      link.setAttribute('aria-expanded', String(rows.some(({ place }) => place === link.parentElement)));
  }, [container, rows, list]);
  useEffect(() => {
    const listeners = new AbortController();
    const toggle = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('li > a');
      const row = link && isOrdinaryClick(event) && rowOf(link);
      if (!row) return;
      // Before the router takes it for a way to another page.
      event.preventDefault();
      setRows((open) =>
        open.some(({ id }) => id === row.id) ? open.filter(({ id }) => id !== row.id) : [...open, row],
      );
    };
    container.current?.addEventListener('click', toggle, { capture: true, signal: listeners.signal });
    return () => {
      listeners.abort();
      setRows([]);
    };
  }, [container, list]);
  return rows;
}
