import Link from 'next/link';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  heading: string;
  /** Said instead of the list where there is nothing. */
  empty: string;
  /** None where there is nothing. */
  items: ReactNode[];
  /** The link to the whole list. */
  all?: { href: string; label: string };
}

/** A short list on the first page of the admin. */
export function Panel({ heading, empty, items, all }: PanelProps) {
  const id = useId();
  return (
    <section className="dashboard-panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {items.length === 0 ? (
        <p className="dashboard-panel__empty">{empty}</p>
      ) : (
        <ul>
          {items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      )}
      {all && (
        <p>
          <Link href={all.href}>{all.label}</Link>
        </p>
      )}
    </section>
  );
}
