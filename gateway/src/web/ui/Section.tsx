import type { ReactNode } from 'react';

import styles from './layout.module.css';

interface SectionProps {
  heading: string;
  lead?: string;
  /** Target of links, and what ties heading and section together. */
  id: string;
  /** The first of a page: its heading is the page's title. */
  opens?: boolean;
  children?: ReactNode;
}

/** A part of a page with a margin heading, as on the site. */
export function Section({ heading, lead, id, opens = false, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      aria-labelledby={headingId}
      className={`${styles.section} ${opens ? styles.opening : ''}`}
      id={id}
    >
      <div className={`${styles.container} ${styles.columns} ${opens ? '' : styles.ruled}`}>
        {opens ? (
          <h1 className={styles.title} id={headingId}>
            {heading}
          </h1>
        ) : (
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}
