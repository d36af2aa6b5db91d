import type { Where } from 'payload';

import type { WireInformation, WireInformationCard } from '@/contract/calls/library';
import type { WireServiceCard } from '@/contract/calls/services';

import { newsTypeNames } from '../../domain/newsTypes';
import { sourcesToWire } from '../../domain/sources';
import type { Information } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { findServiceCards } from '../services/services';
import { imageToWire } from '../wire/image';
import { richTextToHtml } from '../wire/richText';
import { findTranslated, type TextQuery, type Translated } from '../wire/translated';

type Found = Translated<Information>;

const onCards = {
  informationType: true,
  title: true,
  summary: true,
  cover: true,
  publishTime: true,
  updatedAt: true,
  noIndex: true,
} as const satisfies Partial<Record<keyof Information, true>>;

const toCard = ({ document, language }: Found): WireInformationCard => ({
  id: document.id,
  informationType: document.informationType,
  typeName: newsTypeNames[document.informationType][language],
  title: document.title,
  summary: document.summary,
  cover: imageToWire(document.cover),
  publishTime: document.publishTime,
  updateTime: document.updatedAt,
  language,
  noIndex: document.noIndex ?? false,
});

const toNews = (found: Found, services: WireServiceCard[]): WireInformation => ({
  ...toCard(found),
  content: richTextToHtml(found.document.content),
  metaTitle: found.document.metaTitle || found.document.title,
  metaDescription: found.document.metaDescription || found.document.summary,
  socialImage: imageToWire(found.document.socialImage),
  sources: sourcesToWire(found.document.sources),
  services,
});

const read = (context: CallContext, query: TextQuery) =>
  findTranslated(context, 'information', ['title', 'summary', 'content'], query, [
    'metaTitle',
    'metaDescription',
  ]);

/** One page of the notices, the newest first. */
export async function findNewsCards(
  context: CallContext,
  asked: { informationType?: Information['informationType']; page: number; limit: number },
): Promise<{ list: WireInformationCard[]; total: number }> {
  const { informationType, page, limit } = asked;
  trackList('information');
  const where: Where = informationType ? { informationType: { equals: informationType } } : {};
  const query = { where, sort: ['-publishTime', '-id'], page, limit, select: onCards };
  const { found, total } = await read(context, query);
  return { list: found.map(toCard), total };
}

/** Null where no published notice has this id. */
export async function findNews(context: CallContext, id: number): Promise<WireInformation | null> {
  const populate = { services: {} };
  const { found } = await read(context, { where: { id: { equals: id } }, limit: 1, populate });
  const [notice] = found;
  return notice ? toNews(notice, await findServiceCards(context, notice.document.services)) : null;
}
