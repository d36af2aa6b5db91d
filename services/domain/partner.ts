import type { Image } from './image';

export interface Partner {
  id: number;
  name: string;
  kind: string;
  summary: string;
  country: string;
  logo: Image | null;
}
