import NextImage from 'next/image';

import { pictureLoaderOf } from '@/services/domain/content/pictureAddress';

interface PictureProps {
  /** Size in pixels of the file itself; it reserves the space before the image arrives. */
  image: {
    src: string;
    alt: string;
    width: number;
    height: number;
    /** Focal point in percent, kept in view when the image is cropped; the centre by default. */
    focus?: { x: number; y: number };
    /** Stands in its place until it arrives, as `#rrggbb`. */
    colour?: string;
    /** Drawn on a light ground; in the dark, light and dark are exchanged. */
    isDrawing?: boolean;
  };
  /** How wide the image stands in the layout, as for `<img sizes>`. A width such as `12rem` gets two files, for one and two device pixels. */
  sizes: string;
  /** For an image on the first screen. */
  preload?: boolean;
  /** From styled-components, for a parent that cuts the image to a shape. */
  className?: string;
}

/** CSS pixels of a width that does not depend on the window. */
function fixedWidth(sizes: string): number | undefined {
  const [, rem] = /^(\d+(?:\.\d+)?)rem$/.exec(sizes) ?? [];
  return rem === undefined ? undefined : Number(rem) * 16;
}

/**
 * An image of the CMS, in the size that a screen needs. Its space is kept before it arrives.
 * @avoid For icons and drawings of our own: those are SVG. For pictures that carry text: nobody can
 *   translate them.
 * @accessibility `alt` is read out; leave it empty where the words beside it say the same.
 */
export function Picture({ image, sizes, preload = false, className }: PictureProps) {
  const fixed = fixedWidth(sizes);
  return (
    <NextImage
      src={image.src}
      loader={pictureLoaderOf(image.src)}
      alt={image.alt}
      width={fixed ?? image.width}
      height={fixed ? Math.round((fixed * image.height) / image.width) : image.height}
      sizes={fixed ? undefined : sizes}
      // React itself writes a preload for an image that does not wait; next/image's own `preload` would be a second one.
      loading={preload ? 'eager' : 'lazy'}
      fetchPriority={preload ? 'high' : undefined}
      className={className}
      data-drawing={image.isDrawing || undefined}
      style={{
        backgroundColor: image.colour,
        objectPosition: image.focus && `${image.focus.x}% ${image.focus.y}%`,
      }}
    />
  );
}
