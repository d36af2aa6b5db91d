import type { Image } from '@/services/domain/content/image';

/** A banner. */
export interface Poster {
  id: number;
  title: string;
  text: string;
  image: Image;
  href: string;
  linkLabel: string;
}
