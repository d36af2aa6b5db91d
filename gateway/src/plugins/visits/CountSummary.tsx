import type { ReactNode } from 'react';

interface CountSummaryProps {
  /** `none` stands alone where nothing is counted; `all` is the heading of the list below. */
  text: { heading: string; none: string; all: string };
  total: number;
  /** The tables beside each other. */
  children: ReactNode;
}

/** Above a list of what is counted: the total and its parts. */
export const CountSummary = ({ text, total, children }: CountSummaryProps) =>
  total === 0 ? (
    <p style={{ maxWidth: '72ch', marginBottom: 32 }}>{text.none}</p>
  ) : (
    <section style={{ marginBottom: 48 }}>
      <h2 style={{ marginBottom: 16 }}>
        {text.heading}: {total}
      </h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 48, marginBottom: 32 }}>
        {children}
      </div>
      <h2>{text.all}</h2>
    </section>
  );
