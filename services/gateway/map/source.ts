import type { Source } from '@/services/domain/articles/source';

interface WireSource {
  title: string;
  url: string | null;
}

export const sourceFromWire = ({ title, url }: WireSource): Source => ({ title, href: url });
