import type { WireInformation, WireInformationCard } from '@/contract/calls/library';
import type { News, NewsCard, NewsList } from '@/services/domain/articles/news';

import { cleanHtml } from '../html/cleanHtml';
import type { MapContext } from './context';
import { optionalImageFromWire } from './image';
import { serviceCardFromWire } from './service';
import { sourceFromWire } from './source';

const toNewsCard = (wire: WireInformationCard, context: MapContext): NewsCard => ({
  id: wire.id,
  type: wire.informationType,
  typeName: wire.typeName,
  title: wire.title,
  summary: wire.summary,
  cover: optionalImageFromWire(wire.cover, context),
  publishedAt: wire.publishTime,
  updatedAt: wire.updateTime,
  language: wire.language,
  // Lists on pages are the shorter without it.
  ...(wire.noIndex && { noIndex: true }),
});

/** The title is the page's `h1`, so that the text begins with `h2`. */
export const newsFromWire = (wire: WireInformation, context: MapContext): News => ({
  ...toNewsCard(wire, context),
  bodyHtml: cleanHtml(wire.content, { ...context, topHeading: 2, idPrefix: 'section-' }).html,
  metaTitle: wire.metaTitle,
  metaDescription: wire.metaDescription,
  socialImage: optionalImageFromWire(wire.socialImage, context),
  sources: wire.sources.map(sourceFromWire),
  services: wire.services.map(serviceCardFromWire),
});

interface WireInformationList {
  list: WireInformationCard[];
  total: number;
  pageNum: number;
  pageSize: number;
}

export const newsListFromWire = (wire: WireInformationList, context: MapContext): NewsList => ({
  notices: wire.list.map((card) => toNewsCard(card, context)),
  total: wire.total,
  page: wire.pageNum,
  pageSize: wire.pageSize,
});
