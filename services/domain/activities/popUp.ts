/** An activity for the pop-up (requirements, 2 and 3): an image of 700 × 500 px that is a link. */
export interface PopUp {
  id: number;
  imageUrl: string;
  /** Alternative text. */
  imageAlt: string;
  href: string;
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601; null where no end is set. */
  endsAt: string | null;
}
