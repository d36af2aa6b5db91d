/** An image with its size in pixels; `src` is absolute. */
export interface Image {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** What must stay in sight where it is cut, in percent from the left and from the top. */
  focus?: { x: number; y: number };
}
