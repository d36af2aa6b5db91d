/** The changes of the law of one country; a row without a day has none yet. */
interface CountryChanges {
  country: string;
  rows: readonly { from?: string }[];
}

/** A change of the law of one country. */
interface Change<F extends CountryChanges> {
  /** Its anchor: country and day, `FR-2026-09-01`, with a number where there are several of one day. */
  id: string;
  /** The first day on which it holds, as an ISO date. */
  day: string;
  row: F['rows'][number];
  /** The country's facts, of which it is one. */
  fact: F;
}

/** The changes in all countries, the newest first; a row without a day is left out. Letters link to the anchors of pages. */
export function changesOf<F extends CountryChanges>(countries: readonly F[]): Change<F>[] {
  const seen = new Map<string, number>();
  const idOf = (country: string, day: string) => {
    const id = `${country}-${day}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count > 1 ? `${id}-${count}` : id;
  };
  return countries
    .flatMap((fact) =>
      fact.rows.flatMap((row) =>
        row.from ? [{ id: idOf(fact.country, row.from), day: row.from, row, fact }] : [],
      ),
    )
    .sort((one, other) => (one.day > other.day ? -1 : 1));
}
