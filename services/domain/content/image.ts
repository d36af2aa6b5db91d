/** An image with its size in pixels; `src` is absolute. */
export interface Image {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Focal point for cropping, in percent from the left and from the top. */
  focus?: { x: number; y: number };
  /** Shown in its place until it has come, as `#rrggbb`. */
  colour?: string;
  /** Shown in the dark with light and dark exchanged. */
  isDrawing?: boolean;
}
