/** An image with its size in pixels; `src` is absolute. */
export interface Image {
  src: string;
  alt: string;
  width: number;
  height: number;
}
