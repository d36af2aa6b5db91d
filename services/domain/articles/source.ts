/** A source of a text; printed sources have no address. */
export interface Source {
  title: string;
  href: string | null;
}
