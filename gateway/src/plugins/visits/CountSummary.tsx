import type { VisitCount } from './countedDays';

const cell = { padding: '2px 0', textAlign: 'left', verticalAlign: 'baseline' } as const;
const figure = { ...cell, paddingLeft: 16, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const bar = { display: 'block', height: 2, background: 'var(--theme-elevation-800)' } as const;

interface CountTableProps {
  heading: string;
  /** Heading of the figures. */
  count: string;
  rows: VisitCount[];
}

/** Figures with a drawn bar each, in the colours of the admin, light or dark. */
function CountTable({ heading, count, rows }: CountTableProps) {
  const most = Math.max(...rows.map((row) => row.count));
  return (
    <table style={{ flex: '1 1 260px', maxWidth: 420, borderCollapse: 'collapse' }}>
      <thead>
        <tr style={{ borderBottom: '1px solid var(--theme-elevation-150)' }}>
          <th scope="col" style={cell}>
            {heading}
          </th>
          <th scope="col" style={figure}>
            {count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count: visits }) => (
          <tr key={label}>
            <th scope="row" style={{ ...cell, fontWeight: 400, overflowWrap: 'anywhere' }}>
              <span style={{ fontVariantNumeric: 'tabular-nums' }}>{label}</span>
              <span aria-hidden style={{ ...bar, width: `${(100 * visits) / most}%` }} />
            </th>
            <td style={figure}>{visits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CountSummaryProps {
  /** `none` stands alone where nothing is counted; `all` is the heading of the list below. */
  text: { heading: string; none: string; all: string; count: string };
  total: number;
  /** Beside each other, by their headings. */
  tables: Record<string, VisitCount[]>;
}

/** Above a list of what is counted: the total and its parts. */
export const CountSummary = ({ text, total, tables }: CountSummaryProps) =>
  total === 0 ? (
    <p style={{ maxWidth: '72ch', marginBottom: 32 }}>{text.none}</p>
  ) : (
    <section style={{ marginBottom: 48 }}>
      <h2 style={{ marginBottom: 16 }}>
        {text.heading}: {total}
      </h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 48, marginBottom: 32 }}>
        {Object.entries(tables).map(([heading, rows]) => (
          <CountTable key={heading} heading={heading} count={text.count} rows={rows} />
        ))}
      </div>
      <h2>{text.all}</h2>
    </section>
  );
