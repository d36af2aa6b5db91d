import type { PriceRow, ServiceCategory } from './service';

/** What a list of prices is narrowed down to; an empty text takes all. */
export interface PriceFilter {
  category: string;
  country: string;
}

interface PriceGroup {
  category: ServiceCategory;
  name: string;
  rows: PriceRow[];
}

/** Rows of a category and a country. */
export const filterRows = (rows: PriceRow[], { category, country }: PriceFilter): PriceRow[] =>
  rows.filter(
    (row) => (category === '' || row.category === category) && (country === '' || row.country === country),
  );

/** Rows by category; both keep the order in which they come. */
export function groupRows(rows: PriceRow[]): PriceGroup[] {
  const groups = new Map<ServiceCategory, PriceGroup>();
  for (const row of rows) {
    const group = groups.get(row.category) ?? { category: row.category, name: row.categoryName, rows: [] };
    groups.set(row.category, { ...group, rows: [...group.rows, row] });
  }
  return [...groups.values()];
}

interface Choice {
  value: string;
  label: string;
}

const distinct = (choices: Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
];

/** The categories and countries that there are prices for; countries by name. */
export function filterChoices(
  rows: PriceRow[],
  languageTag: string,
): { categories: Choice[]; countries: Choice[] } {
  const { compare } = new Intl.Collator(languageTag);
  const categories = distinct(
    rows.map(({ category, categoryName }) => ({ value: category, label: categoryName })),
  );
  const countries = distinct(
    rows.flatMap(({ country, countryName }) =>
      country && countryName ? [{ value: country, label: countryName }] : [],
    ),
  );
  return { categories, countries: countries.sort((a, b) => compare(a.label, b.label)) };
}
