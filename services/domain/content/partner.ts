import type { Image } from './image';

/** `country` is ISO 3166-1 alpha-2, `updatedAt` ISO 8601. */
export interface Partner {
  id: number;
  name: string;
  kind: string;
  summary: string;
  country: string;
  logo: Image | null;
  updatedAt: string;
}
