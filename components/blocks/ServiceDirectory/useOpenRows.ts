import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import { isOrdinaryClick } from '@/services/browser/navigation/ordinaryClick';
import { serviceIn } from '@/services/domain/services/serviceAnchor';

/** A row that shows its service in its place. */
export interface OpenRow {
  id: number;
  /** The service's name, as the row shows it. */
  name: string;
  /** Address of the service on the page of its category. */
  href: string;
  place: HTMLElement;
}

/** The services whose rows were open, by the key that Next gives each history entry. Lost with the document. */
const openIn = new Map<string, ReadonlySet<number>>();
const entryKey = () => (window.history.state as { key?: string } | null)?.key;

const linksIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLAnchorElement>('li > a') ?? []),
];

function rowOf(link: HTMLAnchorElement): OpenRow | undefined {
  const id = serviceIn(link.hash);
  const place = link.parentElement;
  return id !== undefined && place
    ? { id, name: link.textContent, href: link.getAttribute('href') ?? '', place }
    : undefined;
}

/** The rows that the visitor left open on the same history entry, with their folds opened. */
function rowsLeftOpen(container: HTMLElement | null): OpenRow[] {
  const ids = openIn.get(entryKey() ?? '');
  const rows = ids ? linksIn(container).flatMap((link) => rowOf(link) ?? []) : [];
  const left = rows.filter(({ id }) => ids?.has(id));
  for (const { place } of left) {
    const fold = place.closest('details');
    if (fold) fold.open = true;
  }
  return left;
}

/**
 * Makes the links of a list of services open and close their rows, once the page is hydrated; new tabs and windows stay
 * what they are. Before that, and without scripts, they lead to the service on the page of its category. On the way back
 * to the page, the rows are open that were.
 * @param container has the links, in HTML that is the server's
 * @param list changes when the list is rendered anew
 * @returns the rows that are open
 */
export function useOpenRows(container: RefObject<HTMLElement | null>, list: unknown): OpenRow[] {
  const [rows, setRows] = useState<OpenRow[]>([]);
  useLayoutEffect(() => {
    // Places in the list are known once it is there.
    // oxlint-disable-next-line react/set-state-in-effect
    setRows(rowsLeftOpen(container.current));
  }, [container, list]);
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
      const isOpen = rows.some(({ id }) => id === row.id);
      const next = isOpen ? rows.filter(({ id }) => id !== row.id) : [...rows, row];
      const key = entryKey();
      if (key) openIn.set(key, new Set(next.map(({ id }) => id)));
      setRows(next);
    };
    container.current?.addEventListener('click', toggle, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [container, rows, list]);
  return rows;
}
