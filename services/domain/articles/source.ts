/** What a text rests on; printed sources have no address. */
export interface Source {
  title: string;
  href: string | null;
}
