const cell = { padding: '2px 0', textAlign: 'left', verticalAlign: 'baseline' } as const;
const figure = { ...cell, paddingLeft: 16, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const bar = { display: 'block', height: 2, background: 'var(--theme-elevation-800)' } as const;

interface CountTableProps {
  heading: string;
  /** Heading of the figures. */
  count: string;
  rows: { label: string; count: number }[];
}

/** Figures with a drawn bar each, in the colours of the admin, light or dark. */
export function CountTable({ heading, count, rows }: CountTableProps) {
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
