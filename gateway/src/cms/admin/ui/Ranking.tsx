import Link from 'next/link';

interface RankingProps {
  heading: string;
  /** The collection with the whole list. */
  collection: string;
  rows: { label: string; count: number }[];
}

/** The first of what is counted, with a link to the whole list; nothing where nothing is counted. */
export function Ranking({ heading, collection, rows }: RankingProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>
        <Link href={`/admin/collections/${collection}`}>{heading}</Link>
      </h3>
      <ol>
        {rows.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span> <span className="dashboard-panel__count">{count}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
