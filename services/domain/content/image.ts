/** An image with its size in pixels; `src` is absolute. */
export interface Image {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Focal point for cropping, in percent from the left and from the top. */
  focus?: { x: number; y: number };
}
